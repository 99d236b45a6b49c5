import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

it('reads what it wrote, whatever stands in the fields', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '学', '"', ',', ';', '\n', ' ', 'é'), minLength: 1 });
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (given) => {
      const whole = [['学', '字'], ...given.filter((row) => row.some((value) => value.trim() !== ''))];
      expect(readCsv(`#separator:comma\n${writeCsv(whole).slice(1)}`).rows).toEqual(whole);
    }),
  );
});

it('takes the separator from the header that Anki writes, or from the text', () => {
  expect(readCsv('#separator:tab\n#html:true\n你好\tnǐ hǎo\n').rows).toEqual([['你好', 'nǐ hǎo']]);
  expect(readCsv('你好;nǐ hǎo;hello, hi\n再见;zài jiàn;bye').rows[0]).toEqual([
    '你好',
    'nǐ hǎo',
    'hello, hi',
  ]);
  expect(readCsv('\uFEFFhanzi,pinyin\r\n你好,nǐ hǎo\r\n').rows).toEqual([['你好', 'nǐ hǎo']]);
});

it('leaves out the names of columns, but no word', () => {
  expect(readCsv('word,pinyin\n你好,nǐ hǎo').rows).toHaveLength(1);
  expect(readCsv('hello,nǐ hǎo\nbye,zài jiàn').rows).toHaveLength(2);
  expect(readCsv('词,拼音,英文\n你好,nǐ hǎo,hello').rows).toHaveLength(1);
  expect(readCsv('词\n你好').rows).toHaveLength(2);
  expect(readCsv('中文,zhōngwén\n你好,nǐ hǎo').rows).toHaveLength(2);
});

it('writes nothing that a table program would run', () => {
  expect(writeCsv([['=1+1', '-2']])).toBe("\uFEFF'=1+1,'-2\r\n");
});
