// Every mail is whole: filled in, one greeting in each language, one way on, no line that begins small.

import { expect, it } from 'vitest';
import { LINK } from './examples.ts';
import { type ExampleMail, listMails } from './list-mails.ts';

const mails = listMails();
const where = ({ id, locale }: ExampleMail) => `${id} ${locale}`;

it('finds them all, each in three languages', () => {
  const ids = new Set(mails.map(({ id }) => id));
  expect(mails).toHaveLength(ids.size * 3);
  // Of an account, an order, a class, a waiting list: one for each way of declaring them.
  for (const id of [
    'account.mail.passwordReset',
    'orders.news.packed',
    'orders.task.claimed',
    'teaching.invited',
    'teaching.mail.invited',
    'waiting-list.mail.confirm',
  ])
    expect(ids).toContain(id);
});

it('leaves no placeholder, names the address once, and makes it a button', () => {
  for (const mail of mails) {
    const { subject, body, text, html } = mail;
    expect(`${subject}${text}${html}`, where(mail)).not.toMatch(/\{\{|undefined/);
    expect(body.split(LINK), where(mail)).toHaveLength(2);
    expect(html, where(mail)).toMatch(/<a href="[^"]+" style="display:inline-block[^>]+>[^<]{2,40}<\/a>/);
  }
});

it('greets in one way, and writes sentences that begin and end', () => {
  const greetings = { zh: /^(Ana，)?你好！\n\n/, en: /^Hello( Ana)?,\n\n/, pt: /^Olá(, Ana)?!\n\n/ };
  for (const mail of mails) {
    expect(mail.body, where(mail)).toMatch(greetings[mail.locale]);
    const [, ...parts] = mail.body.split(/\n+/);
    for (const part of parts) {
      expect(part, where(mail)).not.toMatch(/^\p{Ll}(?!ttps)/u);
      // One colon leads to what follows; a second in the same sentence leads nowhere.
      const sentences = part.replace(LINK, '').split(/(?<=[.!?。！？])\s*/);
      expect(
        Math.max(...sentences.map((one) => (one.match(/[:：](?!\d)/g) ?? []).length)),
        `${where(mail)}: ${part}`,
      ).toBeLessThanOrEqual(2);
    }
  }
});
