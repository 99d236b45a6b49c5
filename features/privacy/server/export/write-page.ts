// The page of an archive for people: what is theirs by topic, in their language, as one file that asks no network.

import type { Locale } from '../../../../kit/core/locale.ts';
import { escapeHtml } from '../../../../kit/core/text/escape-html.ts';
import { fillText, LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import type { Row } from '../../../../kit/server/db/person-data.ts';
import {
  READABLE,
  type ReadableColumn,
  type ReadableTable,
  readableTopics,
  type Topic,
} from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

import { momentOf, type Names, shownIn, subjectOf } from './shown-value.ts';

const texts = { zh, en, pt };

/** So many rows of a table stand on the page; all of them are in its file. */
export const SHOWN_MAX = 500;

/** The first rows of a table, and how many there are. */
export type ReadRows = { readonly rows: readonly Row[]; readonly total: number; readonly file: string };

export type ArchivePage = {
  readonly name: string;
  readonly date: string;
  readonly locale: Locale;
  readonly tables: ReadonlyMap<ReadableTable, ReadRows>;
  /** Where the person's own files lie in the archive. */
  readonly files: readonly string[];
  readonly names: Names;
};

const STYLE = `body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif;color:#1c2127;background:#fdfbf7}
h1{font-size:1.8rem}h2{margin-top:3rem;border-bottom:3px solid #a42b1d}h3{margin-bottom:.3rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #dfd7c8;padding:.35rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}
th,.note{color:#4c525a;font-weight:500}nav a{margin-inline-end:1rem}img{max-width:12rem;max-height:12rem}`;

export function writePage(page: ArchivePage): string {
  const { name, date, locale } = page;
  const words = texts[locale].archive;
  const topics = readableTopics().flatMap(({ topic, tables }) => {
    const there = tables.filter((table) => page.tables.has(table));
    return there.length === 0 ? [] : [{ topic, there }];
  });
  const title = escapeHtml(fillText(words.title, { name, date }));
  const links = topics.map(({ topic }) => `<a href="#${topic}">${escapeHtml(topicName(topic, locale))}</a>`);
  const parts = topics.map(({ topic, there }) => writeTopic(topic, there, page));
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeHtml(words.lead)}</p><nav>${links.join('')}</nav>
${parts.join('\n')}
${writeFiles(page)}
</body></html>
`;
}

const topicName = (topic: Topic, locale: Locale): string => texts[locale].topics[topic].name;

function writeTopic(topic: Topic, tables: readonly ReadableTable[], page: ArchivePage): string {
  const { name, what } = texts[page.locale].topics[topic];
  const written = tables.map((table) => writeTable(table, page));
  return `<section id="${topic}"><h2>${escapeHtml(name)}</h2><p class="note">${escapeHtml(what)}</p>${written.join('')}</section>`;
}

function writeTable(table: ReadableTable, page: ArchivePage): string {
  const { locale, tables } = page;
  const read = tables.get(table);
  if (!read) return '';
  const words = texts[locale].archive;
  const written = table === 'messages' ? writeTalks(read.rows, page) : writeRows(table, read.rows, page);
  const counted = { shown: String(read.rows.length), total: String(read.total), file: read.file };
  const more =
    read.total > read.rows.length ? `<p class="note">${escapeHtml(fillText(words.more, counted))}</p>` : '';
  return `<h3>${escapeHtml(texts[locale].tables[table])}</h3>${written}${more}`;
}

function writeRows(
  table: ReadableTable,
  rows: readonly Row[],
  { locale, names }: Pick<ArchivePage, 'locale' | 'names'>,
): string {
  const words = texts[locale].archive;
  const columns: readonly ReadableColumn[] = READABLE[table];
  const head = columns.map((column) => `<th scope="col">${escapeHtml(words.columns[column])}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${columns.map((column) => `<td>${escapeHtml(shownIn(row, { table, column, locale, names }))}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Talk by talk, each under its partner and the moment it began; what was replaced stands in the files. */
function writeTalks(messages: readonly Row[], page: ArchivePage): string {
  const { locale, tables, names } = page;
  const talks = new Map((tables.get('talks')?.rows ?? []).map((talk) => [talk['id'], talk]));
  const inTalks = Map.groupBy(
    messages.filter((message) => message['superseded_at'] === null),
    (message) => message['talk_id'],
  );
  return [...inTalks]
    .map(([id, said]) => {
      const talk = talks.get(id);
      const name = talk ? subjectOf(talk, locale, names) : '';
      const heading = [name, momentOf(talk?.['created_at'] ?? said[0]?.['created_at'], locale)].filter(
        Boolean,
      );
      return `<h4>${escapeHtml(heading.join(' · '))}</h4>${writeRows('messages', said, page)}`;
    })
    .join('');
}

function writeFiles({ files, locale }: ArchivePage): string {
  if (files.length === 0) return '';
  const entries = files.map((path) => {
    const address = escapeHtml(path);
    const picture = /\.(png|jpe?g|webp|gif)$/.test(path) ? `<br><img src="${address}" alt="">` : '';
    return `<li><a href="${address}">${address}</a>${picture}</li>`;
  });
  return `<section><h2>${escapeHtml(topicName('files', locale))}</h2><ul>${entries.join('')}</ul></section>`;
}
