// `npm run mails`: writes every kind of mail in three languages, as a page and as a text, to be looked at in a browser.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { escapeHtml } from '../../kit/core/text/escape-html.ts';
import { listMails } from './list-mails.ts';

const toAt = process.argv.indexOf('--to');
const folder = resolve(toAt < 0 ? 'dist/mails' : (process.argv[toAt + 1] ?? ''));
mkdirSync(folder, { recursive: true });
const rows = listMails().map(({ id, locale, subject, text, html }) => {
  const name = `${id}.${locale}`;
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
  return `<li><a href="${name}.html">${name}</a> <a href="${name}.txt">text</a> ${escapeHtml(subject)}</li>`;
});
const index = join(folder, 'index.html');
writeFileSync(
  index,
  `<!doctype html><meta charset="utf-8"><title>Mails</title><ol>${rows.join('\n')}</ol>\n`,
);
console.log(`${rows.length} mails: ${index}`);
