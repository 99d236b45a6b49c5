import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

it('reads what it wrote, whatever stands in the fields', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '学', '"', ',', ';', '\n', ' ', 'é'), minLength: 1 });
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (given) => {
      const whole = [['学', '字'], ...given.filter((row) => row.some((value) => value.trim() !== ''))];
      expect(
        readCsv(`#separator:comma\n${writeCsv(whole).slice(1)}`).rows.map(({ fields }) => fields),
      ).toEqual(whole);
    }),
  );
});

it('takes the separator from the header that Anki writes, or from the text', () => {
  const fieldsOf = (text: string) => readCsv(text).rows.map(({ fields }) => fields);
  expect(fieldsOf('#separator:tab\n#html:true\n你好\tnǐ hǎo\n')).toEqual([['你好', 'nǐ hǎo']]);
  expect(fieldsOf('你好;nǐ hǎo;hello, hi\n再见;zài jiàn;bye')[0]).toEqual(['你好', 'nǐ hǎo', 'hello, hi']);
  expect(fieldsOf('\uFEFFhanzi,pinyin\r\n你好,nǐ hǎo\r\n')).toEqual([['你好', 'nǐ hǎo']]);
});

it('leaves out the names of columns, but no word', () => {
  expect(readCsv('word,pinyin\n你好,nǐ hǎo').rows).toHaveLength(1);
  expect(readCsv('hello,nǐ hǎo\nbye,zài jiàn').rows).toHaveLength(2);
  expect(readCsv('词,拼音,英文\n你好,nǐ hǎo,hello').rows).toHaveLength(1);
  expect(readCsv('词\n你好').rows).toHaveLength(2);
  expect(readCsv('中文,zhōngwén\n你好,nǐ hǎo').rows).toHaveLength(2);
});

it('keeps decks and tags apart from what a word is, by the headers of Anki or the names of columns', () => {
  const head = '#separator:tab\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n';
  expect(readCsv(`${head}x7f\tBasic\tHSK::One\t你好\thello\tgreeting hsk1\n`).rows).toEqual([
    { fields: ['你好', 'hello'], decks: ['HSK::One'], tags: ['greeting', 'hsk1'] },
  ]);
  expect(readCsv('#deck:Travel\n#tags:new\n机场\tairport').rows).toEqual([
    { fields: ['机场', 'airport'], decks: ['Travel'], tags: ['new'] },
  ]);
  expect(readCsv('word,meaning,tags,decks\n你好,,verb,"A, b\nC"').rows).toEqual([
    { fields: ['你好', ''], decks: ['A, b', 'C'], tags: ['verb'] },
  ]);
  expect(readCsv('词,标签,牌组\n你好,问候,').rows).toEqual([{ fields: ['你好'], decks: [], tags: ['问候'] }]);
});

it('writes nothing that a table program would run', () => {
  expect(writeCsv([['=1+1', '-2']])).toBe("\uFEFF'=1+1,'-2\r\n");
  expect(readCsv("学,'=1+1").rows[0]?.fields).toEqual(['学', '=1+1']);
});
