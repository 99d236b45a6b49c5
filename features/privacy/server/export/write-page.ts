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

import { momentOf, type Names, type PersonFacts, shownIn, subjectOf } from './shown-value.ts';

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
  readonly names: Names & PersonFacts;
};

/** On a phone a row is a card, each value under its name; on wide pages a table that is too wide is scrolled by itself. */
const STYLE = `body{margin:0 auto;max-width:72rem;padding:2rem 1rem;font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif;color:#1c2127;background:#fdfbf7;overflow-wrap:break-word}
h1{font-size:1.8rem}h2{margin-top:3rem;border-bottom:3px solid #a42b1d}h3{margin-bottom:.3rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #dfd7c8;padding:.35rem .6rem;text-align:start;vertical-align:top;white-space:pre-line}
td{min-width:4rem}td.long{min-width:14rem}td.whole{white-space:nowrap}
th,.note{color:#4c525a;font-weight:500}nav a{margin-inline-end:1rem}img{max-width:12rem;max-height:12rem}li a{overflow-wrap:anywhere}
@media(max-width:640px){table,tbody{display:block}thead{display:none}tr{display:block;border:1px solid #dfd7c8;border-radius:.5rem;margin-bottom:.75rem;padding:.35rem .75rem;background:#fff}
td{display:block;border:0;padding:.2rem 0;min-width:0}td:empty{display:none}td::before{content:attr(data-name);display:block;font-size:.85rem;color:#4c525a}td.long{min-width:0}}`;

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

/** Never broken: sums, numbers, codes and moments. */
const isWhole = (column: ReadableColumn): boolean =>
  /_(fen|at|on|date)$|^(number|order_number|price|tracking_number|code|due|date|phone)$/.test(column);

/** What people have written, which needs room. */
const LONG = 24;

const cellOf = (column: ReadableColumn, name: string, value: string): string => {
  const look = isWhole(column) ? ' class="whole"' : value.length > LONG ? ' class="long"' : '';
  return `<td data-name="${escapeHtml(name)}"${look}>${escapeHtml(value)}</td>`;
};

type RowsPage = Pick<ArchivePage, 'locale' | 'names'> & {
  /** Who speaks beside the learner. */ readonly speaker?: string;
};

/** Columns in which no row says anything are left out. */
function writeRows(table: ReadableTable, rows: readonly Row[], { locale, names, speaker }: RowsPage): string {
  const words = texts[locale].archive;
  const shown: readonly ReadableColumn[] = READABLE[table];
  const valueOf = (row: Row, column: ReadableColumn): string =>
    column === 'author' && speaker !== undefined && row['author'] !== 'learner'
      ? speaker
      : shownIn(row, { table, column, locale, names });
  const columns = shown
    .map((column) => ({ column, values: rows.map((row) => valueOf(row, column)) }))
    .filter(({ values }) => values.some((value) => value !== ''));
  const head = columns.map(({ column }) => `<th scope="col">${escapeHtml(words.columns[column])}</th>`);
  const body = rows.map((_, at) => {
    const cells = columns.map(({ column, values }) =>
      cellOf(column, words.columns[column], values[at] ?? ''),
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="wide"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
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
      const speaker = talk ? speakerOf(talk, name, locale) : texts[locale].archive.values.tutor;
      return `<h4>${escapeHtml(heading.join(' · '))}</h4>${writeRows('messages', said, { ...page, speaker })}`;
    })
    .join('');
}

/** The tutor or the role by its name; in a scene, whose name is of the place, a character. */
function speakerOf(talk: Row, name: string, locale: Locale): string {
  const { tutor, character } = texts[locale].archive.values;
  if (talk['kind'] === 'tutor') return name || tutor;
  return talk['kind'] === 'role' && name !== talk['subject'] ? name : character;
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
