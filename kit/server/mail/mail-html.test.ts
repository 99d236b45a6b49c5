// What a mail looks like as a page: nothing that was filled in is markup, and the address is the one link.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../core/locale.ts';
import { mailHtml, mailText } from './mail-html.ts';
import { writeMail } from './write-mail.ts';

const LINK = 'https://yulu.example/auth/reset-password?token=a&b=1';
const content = {
  locale: 'en',
  subject: 'Set a new password',
  body: `Hello Mei,\n\nOpen this:\n\n${LINK}\n\nNot you? Ignore it.`,
  link: LINK,
} as const;
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);

describe('the button', () => {
  test('leads where the text leads, and the address stands below it', () => {
    const html = mailHtml({ ...content, action: 'Set it' });
    const address = LINK.replace('&', '&amp;');
    expect(hrefs(html)).toEqual([address, address]);
    expect(html).toContain('>Set it</a>');
    expect(html).toContain(`>${address}</a>`);
  });

  test('says what the line of the address says, else something in the language of the mail', () => {
    expect(mailHtml({ ...content, body: `See the order: ${LINK}` })).toContain('>See the order</a>');
    expect(mailHtml({ ...content, locale: 'zh', body: `查看订单：${LINK}` })).toContain('>查看订单</a>');
    expect(LOCALES.map((locale) => mailHtml({ ...content, locale }))).toEqual([
      expect.stringMatching(/lang="zh-Hans"[^]*>在语路打开<\/a>/),
      expect.stringMatching(/lang="en"[^]*>Open in Yulu<\/a>/),
      expect.stringMatching(/lang="pt-BR"[^]*>Abrir no Yulu<\/a>/),
    ]);
  });

  test('is missing where a mail leads nowhere', () => {
    const mail = writeMail(
      { email: 'mei@example.org', locale: 'en' },
      { subject: 'Changed', body: 'Hello {{name}},\n\nyour address was changed.' },
      { name: 'Mei' },
    );
    expect(hrefs(mailHtml(mail))).toEqual([]);
    expect(mail).toMatchObject({ to: 'mei@example.org', body: 'Hello Mei,\n\nyour address was changed.' });
  });
});

test('what people call themselves is never markup, and no address but the mail’s own is a link', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)?.length;
  const text = { subject: 'From {{name}}', body: '{{name}} writes.\n\n{{link}}' };
  const write = (name: string) =>
    mailHtml(writeMail({ email: 'a@example.org', locale: 'en' }, text, { name, link: LINK }));
  const plain = write('Mei');
  const hostile = fc.constantFrom('<b>', '"', "'", '&', '</td>', 'https://evil.example', '<!--', '{{link}}');
  fc.assert(
    fc.property(
      fc.array(fc.oneof(hostile, fc.string())).map((parts) => parts.join('').replaceAll('\n', ' ')),
      (name) => {
        const html = write(name);
        expect(tags(html)).toBe(tags(plain));
        expect(hrefs(html)).toEqual(hrefs(plain));
      },
    ),
  );
});

test('nothing is fetched, and dark readers get dark colours', () => {
  const html = mailHtml(content);
  expect(html).not.toMatch(/<img|<script|src=|url\(|@import/);
  expect(html).toContain('prefers-color-scheme:dark');
});

describe('the foot', () => {
  const foot = 'Yulu & Co\nRua das Flores 12';

  test('says who sends it, below the text and outside of what they say', () => {
    expect(mailText(content, foot)).toBe(
      `${content.body}\n\n-- \nYulu 语路 · This mail was written by our system.\n${foot}`,
    );
    expect(mailHtml(content, foot)).toContain('Yulu &amp; Co<br>Rua das Flores 12</td></tr></table>');
  });

  test('names the product alone while nobody else is named', () => {
    expect(mailText(content)).toBe(
      `${content.body}\n\n-- \nYulu 语路 · This mail was written by our system.`,
    );
    expect(mailHtml(content)).toBe(mailHtml(content, ''));
  });

  test('leads to where one chooses, where one may choose', () => {
    const choices = 'https://yulu.example/notices?choose=1';
    expect(mailText({ ...content, choices })).toMatch(
      /Choose which notices you also get by mail: https:\S+$/,
    );
    expect(hrefs(mailHtml({ ...content, choices })).at(-1)).toBe(choices);
    expect(hrefs(mailHtml(content))).not.toContain(choices);
  });
});
