import { oc } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { checkErrorCodes } from './error-codes.ts';
import { checkTextFiles } from './text-files.ts';
import { checkTextKeys } from './text-keys.ts';

const texts = (locale: string, tree: object, owner = 'features/home') => ({
  path: `${owner}/text/${locale}.json`,
  text: JSON.stringify(tree),
});
const same = (tree: object) => ['zh', 'en', 'pt'].map((locale) => texts(locale, tree));
const code = (text: string, path = 'features/home/web/page.tsx') => ({
  path,
  text: `import { t } from './texts.ts';\n${text}`,
});

describe('the three text files', () => {
  it('are good with equal keys and placeholders, in any order', () => {
    const files = [
      texts('zh', { a: '你好，{{name}}', b: { c: '好' } }),
      texts('en', { b: { c: 'Good' }, a: 'Hello {{ name }}' }),
      texts('pt', { a: 'Olá, {{name}}', b: { c: 'Bom' } }),
    ];
    expect(checkTextFiles(files).problems).toEqual([]);
  });

  it.each([
    ['a key is missing', { a: 'x' }, 'features/home/text/pt.json: "b" is missing'],
    ['a key is too many', { a: 'x', b: 'x', c: 'x' }, 'features/home/text/pt.json: "c" is not in zh.json'],
    ['a text is empty', { a: ' ', b: 'x' }, 'features/home/text/pt.json: "a" is empty'],
    [
      'a placeholder differs',
      { a: '{{n}}', b: 'x' },
      'features/home/text/pt.json: "a" fills {{n}}, zh.json {{}}',
    ],
  ])('fail when %s', (_, pt, problem) => {
    const base = { a: 'x', b: 'x' };
    expect(checkTextFiles([texts('zh', base), texts('en', base), texts('pt', pt)]).problems).toEqual([
      problem,
    ]);
  });

  it('fail when a language is missing, unknown, or all are', () => {
    expect(checkTextFiles([texts('zh', {}), texts('en', {})]).problems).toEqual([
      'features/home/text/pt.json is missing',
    ]);
    expect(checkTextFiles([...same({}), texts('fr', {})]).problems).toHaveLength(1);
    expect(checkTextFiles([code('')]).problems).toEqual(['features/home: has pages but no text/']);
  });

  it('fail when a text is no text', () => {
    expect(() => checkTextFiles(same({ a: 5 }))).toThrow();
  });
});

describe('the keys that pages ask for', () => {
  const problems = (tree: object, ...files: { path: string; text: string }[]) =>
    checkTextKeys([texts('zh', tree), ...files]).problems;

  it('are good when each is used and each exists', () => {
    const tree = {
      title: 'x',
      days_one: 'x',
      days_other: 'x',
      items: { a: { promise: 'x' } },
      mail: { reset: { body: 'x' } },
    };
    const page = code("t('title'); t('days', { count: 2 }); t(`items.${item}.promise`);");
    const mail = code(
      "import zh from '../text/zh.json' with { type: 'json' };\nsend(texts[locale].mail[kind]);",
      'features/home/server/mail.ts',
    );
    expect(problems(tree, page, mail)).toEqual([]);
  });

  it('fail when one is used nowhere, or only by another feature', () => {
    const elsewhere = code("t('title');", 'features/study/web/page.tsx');
    expect(problems({ title: 'x' }, elsewhere)).toEqual(['features/home/text: "title" is used nowhere']);
  });

  it('fail when one does not exist', () => {
    expect(problems({ title: 'x' }, code("t('title');\nt('titel');"))).toEqual([
      'features/home/web/page.tsx:3 "titel" is not in features/home/text',
    ]);
  });

  it('of the common texts may be used by any page', () => {
    const common = texts('zh', { loading: 'x' }, 'kit/web');
    const page = {
      path: 'features/home/web/page.tsx',
      text: "import { t as common } from '../../../kit/web/i18n.ts';\ncommon('loading');\ncommon('nothing');",
    };
    expect(checkTextKeys([common, page]).problems).toEqual([
      'features/home/web/page.tsx:3 "nothing" is not in kit/web/text',
    ]);
  });
});

describe('the errors of calls', () => {
  const contract = { myTalks: { start: oc.errors({ TALK_BUSY: { message: 'Wait.' } }) } };
  const problems = (...files: { path: string; text: string }[]) => checkErrorCodes(contract, files).problems;
  const page = (text: string, path = 'features/my-talks/web/page.tsx') => ({ path, text });

  it('are told by a text of the feature, a common text, or a page of the feature', () => {
    expect(problems(texts('zh', { problem: { TALK_BUSY: 'x' } }, 'features/my-talks'))).toEqual([]);
    expect(problems(texts('zh', { errors: { TALK_BUSY: 'x' } }, 'kit/web'))).toEqual([]);
    expect(problems(page("if (code === 'TALK_BUSY') wait();"))).toEqual([]);
  });

  it('are told by a feature whose part the pages show', () => {
    const told = texts('zh', { errors: { TALK_BUSY: 'x' } }, 'features/files');
    const showing = page("import { UploadStatus } from '../../files/web/api.ts';");
    expect(problems(told, showing)).toEqual([]);
    expect(problems(told)).toHaveLength(1);
  });

  it('are told by a feature whose pages make the calls', () => {
    const told = texts('zh', { errors: { TALK_BUSY: 'x' } }, 'features/admin');
    const calling = page(
      "import type { MyTalksContract } from '../../my-talks/contract.ts';",
      'features/admin/web/queries.ts',
    );
    expect(problems(told, calling)).toEqual([]);
    expect(problems(told)).toHaveLength(1);
  });

  it('fail when nobody tells them', () => {
    const elsewhere = [texts('zh', { TALK_BUSY: 'x' }), page("'TALK_BUSY'", 'features/my-talks/server/a.ts')];
    expect(problems(...elsewhere)).toEqual(['features/my-talks: no text and no page tells TALK_BUSY']);
  });
});
