// A kind renders what was stored in any language; a notice's id follows from what it tells of.

import { expect, test } from 'vitest';
import * as z from 'zod';
import { noticeId } from './notice-id.ts';
import { noticeKind } from './notice-kind.ts';

const text = (language: string) => ({
  label: `${language} label`,
  title: `${language}: {{reason}}`,
  detail: '{{reason}}!',
  mail: '{{name}}: {{reason}} {{link}}',
});
const kind = noticeKind({
  name: 'test.refused',
  data: z.object({ reason: z.string() }),
  texts: { zh: text('zh'), en: text('en'), pt: text('pt') },
  values: ({ reason }) => ({ reason }),
  path: () => '/somewhere',
  isMailed: true,
});

test('it is rendered in the language of whoever reads it', () => {
  const value = { title: 'pt: late', detail: 'late!', path: '/somewhere' };
  expect(kind.render({ reason: 'late' }, 'pt')).toEqual({ ok: true, value });
});

test('what somebody wrote is not filled in once more', () => {
  const mail = kind.renderMail({ reason: '{{link}}' }, 'en', { name: 'Ana', link: 'https://yulu.example' });
  expect(mail).toBe('Ana: {{link}} https://yulu.example');
});

test('data of another kind is not rendered', () => {
  expect(kind.render({ amount: 3 }, 'en')).toMatchObject({ ok: false, error: { code: 'data_unfit' } });
});

test('the same event gives the same id, another kind, person or event another', () => {
  const key = { kind: 'a', userId: 'b', eventId: 'c' };
  const id = noticeId(key);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(noticeId({ ...key })).toBe(id);
  const others = [{ kind: 'ab', userId: '' }, { userId: 'c' }, { eventId: 'd' }];
  for (const other of others) expect(noticeId({ ...key, ...other })).not.toBe(id);
});
