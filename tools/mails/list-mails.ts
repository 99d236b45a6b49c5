// Every mail that the product writes, in each language, filled in with examples: to be looked at, and to be held to rules.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../kit/core/locale.ts';
import { fillText } from '../../kit/core/texts.ts';
import { type MailContent, mailHtml, mailText } from '../../kit/server/mail/mail-html.ts';
import { EXAMPLES, FOOT, LINK } from './examples.ts';

const FEATURES = join(import.meta.dirname, '../../features');
const LOCALES = ['zh', 'en', 'pt'] as const;

type Values = Readonly<Record<string, string>>;
type Tree = { readonly [key: string]: string | Tree };

export type ExampleMail = {
  /** `orders.news.packed`. */
  readonly id: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly body: string;
  readonly text: string;
  readonly html: string;
};

/** Found by their shape: a subject and a body, or the title and the mail of a notice. */
export const listMails = (): ExampleMail[] => readdirSync(FEATURES).flatMap(mailsOf);

function mailsOf(feature: string): ExampleMail[] {
  const texts = LOCALES.map((locale) => [locale, readTexts(feature, locale)] as const);
  return texts.flatMap(([locale, tree]) => find(tree ?? {}, [feature], locale));
}

function readTexts(feature: string, locale: Locale): Tree | undefined {
  try {
    // The check of texts holds the files to this shape.
    return JSON.parse(readFileSync(join(FEATURES, feature, 'text', `${locale}.json`), 'utf8')) as Tree;
  } catch {
    return undefined; // A feature without texts.
  }
}

function find(tree: Tree, path: readonly string[], locale: Locale): ExampleMail[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    if (typeof node === 'string') return [];
    const isNotice = 'detail' in node;
    const { title, mail: written, action, subject = title, body = written } = node;
    const isMail = isNotice || path.at(-1) === 'mail';
    if (!isMail || typeof subject !== 'string' || typeof body !== 'string')
      return find(node, [...path, key], locale);
    const id = [...path, key].filter((part) => part !== 'notices').join('.');
    const mail = { locale, subject, body, isNotice, ...(typeof action === 'string' ? { action } : {}) };
    return variantsOf(node).map(([name, values]) => write(name === '' ? id : `${id}.${name}`, mail, values));
  });
}

/** Where one mail tells of many things (`of`), one for each. */
function variantsOf({ of }: Tree): (readonly [string, Values])[] {
  if (of === undefined || typeof of === 'string') return [['', {}]];
  return Object.entries(of).map(([name, told]) => {
    if (typeof told === 'string') return [name, { title: told }];
    const texts = Object.entries(told).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return [name, Object.fromEntries(texts)];
  });
}

type Written = Pick<MailContent, 'locale' | 'subject' | 'body' | 'action'> & { readonly isNotice: boolean };

function write(id: string, { isNotice, ...mail }: Written, told: Values): ExampleMail {
  const { locale } = mail;
  const examples = EXAMPLES[locale];
  const own = Object.entries(told).map(([key, text]) => [key, fillText(text, examples)] as const);
  const values = { ...examples, link: LINK, ...Object.fromEntries(own) };
  const content: MailContent = {
    ...mail,
    subject: fillText(mail.subject, values),
    body: fillText(mail.body, values),
    link: LINK,
    ...(isNotice ? { choices: 'https://yulu.example/notices?choose=mails' } : {}),
  };
  const { subject, body } = content;
  return { id, locale, subject, body, text: mailText(content, FOOT), html: mailHtml(content, FOOT) };
}
