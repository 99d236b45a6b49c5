import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rolesOf } from './field-roles.ts';
import { cutText, plainText } from './field-text.ts';
import { lossesIn, readFields } from './read-fields.ts';

it('finds the word, its reading, a sentence and a sound, in whatever order the fields stand', () => {
  expect(readFields(['hello', '<b>你好</b>', 'nǐ hǎo', '你好，我是小王。', '[sound:nihao.mp3]'])).toEqual({
    place: 1,
    word: '你好',
    pinyin: 'nǐ hǎo',
    meaning: 'hello',
    sentence: '你好，我是小王。',
    sound: 'nihao.mp3',
  });
  expect(readFields(['yin2 hang2', 'bank', '银行'])).toMatchObject({ word: '银行', pinyin: 'yin2 hang2' });
});

it('takes no meaning for pinyin, and no sentence for a word', () => {
  expect(readFields(['你好', 'ni hao', 'hello'])).toMatchObject({ pinyin: '' });
  expect(readFields(['我去银行取钱。', 'I go to the bank.'])).toBeUndefined();
});

it('finds what the word means, which is none of its spellings', () => {
  expect(readFields(['你好', 'ni hao', 'nǐ hǎo', 'hello<br>hi'])).toMatchObject({ meaning: 'hello; hi' });
  expect(readFields(['没关系', 'méi guānxi', '12', '沒關係'])).toMatchObject({ meaning: '' });
});

it('leaves out markup', () => {
  expect(plainText('<div>a&nbsp;b<br>c</div>[sound:x.mp3]')).toBe('a b\nc');
  expect(plainText('{{c1::学习::study}}')).toBe('学习');
});

it('gives only what a database can hold, whatever stands in a field', () => {
  const field = fc.string({
    unit: fc.constantFrom('\u0000', '\uD83D', '\uDE00', '😀', '学', '\u0007', '\n', 'a'),
  });
  fc.assert(
    fc.property(field, fc.nat({ max: 10 }), (text, letters) => {
      const cut = cutText(plainText(text), letters);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut).not.toMatch(/(?!\n)\p{Cc}/u);
    }),
  );
});

it('takes a meaning for a meaning though it holds Chinese, as its field does in all notes', () => {
  const names = ['Simplified', 'Pinyin', 'Meaning', 'Example', 'Audio'];
  const notes = [
    ['苹果', 'píng guǒ', 'apple; CL:個|个[ge4],顆|颗[ke1]', '我想吃苹果。', ''],
    ['个', 'gě', 'used in 自個兒|自个儿[zi4 ge3 r5]', '', '[sound:ge.mp3]'],
    ['干', 'gàn', 'variant of 幹|干', '', ''],
    ['学习', 'xué xí', 'to study', '我们学习汉语。', ''],
    ['我们明天去北京。', '', 'We are going to Beijing tomorrow.', '', ''],
  ];
  for (const given of [names, []]) {
    const roles = rolesOf(given, notes);
    expect(roles).toMatchObject({ word: 0, pinyin: 1, meaning: 2, sentence: 3, mute: [4] });
    for (const fields of notes.slice(0, 4))
      expect(readFields(fields, roles)).toMatchObject({ meaning: fields[2], sentence: fields[3] });
    expect(readFields(notes[4] ?? [], roles)).toBeUndefined();
  }
});

it('keeps the translation and pinyin of a sentence apart from those of the word', () => {
  const names = [
    'Sentence',
    'SentencePinyin',
    'SentenceMeaning',
    'Traditional',
    'Simplified',
    'English',
    'Pinyin',
  ];
  const fields = ['他在学习。', 'tā zài xuéxí', 'He is studying.', '學習', '学习', 'to study', 'xuéxí'];
  expect(readFields(fields, rolesOf(names, [fields]))).toMatchObject({
    word: '学习',
    meaning: 'to study',
    pinyin: 'xuéxí',
    sentence: '他在学习。',
  });
});

it('decodes each entity once, drops what no person reads, and finds words in brackets', () => {
  expect(plainText('b&#299;ng q&#x00ED; l&iacute;n')).toBe('bīng qí lín');
  expect(plainText('&amp;lt;b&amp;gt; &lt;i&gt;')).toBe('&lt;b&gt; <i>');
  expect(plainText('<script>alert(1)</script><style>.a{}</style>a picture<!-- no -->')).toBe('a picture');
  expect(plainText('5 < 6')).toBe('5 < 6');
  expect(readFields(['吧 (particle)', 'ba', 'suggestion particle'])).toMatchObject({ word: '吧' });
});

it('finds the picture of a note by its name, and none of elsewhere', () => {
  const pictureOf = (...fields: string[]) => readFields(['苹果', ...fields])?.picture;
  expect(pictureOf('apple<br><img class="x" src="a &amp; b.png"> ')).toBe('a & b.png');
  expect(pictureOf("<IMG src='maçã%20verde.jpg'/>")).toBe('maçã verde.jpg');
  expect(pictureOf('<img src=100%.gif>')).toBe('100%.gif');
  for (const src of ['https://example.org/a.png', '//example.org/a.png', 'data:image/png;base64,AAAA'])
    expect(pictureOf(`<img src="${src}">`)).toBeUndefined();
  const fields = ['苹果', '<img src="https://example.org/a.png">', '<img src="a.png"><img src="b.png">'];
  const roles = rolesOf([], [fields]);
  const lossesOf = (note: string[]) => {
    const found = readFields(note, roles);
    return found && lossesIn(note, found, roles);
  };
  expect(lossesOf(fields)).toEqual(['picture_missing', 'picture_second']);
});

it('says what of a note does not come along', () => {
  const notes = [
    ['苹果', 'apple<img src="a.png">', '我吃苹果。<br>苹果很甜。', '[sound:a.mp3][sound:b.mp3]'],
    ['学习', 'to study', '我学习。', ''],
  ];
  const roles = rolesOf([], notes);
  const losses = notes.map((fields) => {
    const found = readFields(fields, roles);
    return found ? lossesIn(fields, found, roles) : undefined;
  });
  expect(losses).toEqual([['sound_second', 'example'], []]);
  const bold = readFields(['<b>学习</b>', 'to study', '', ''], roles);
  expect(bold && lossesIn(['<b>学习</b>', 'to study', '', ''], bold, roles)).toEqual(['format']);
  const broken = ['学习', '<b to study', '', ''];
  const found = readFields(broken, roles);
  expect(found && lossesIn(broken, found, roles)).toEqual(['markup']);
  for (const [meaning, losses] of [
    ['to <b>study</b>', ['format']],
    ['to study<br>to learn', ['format']],
    ['<span style="color: red">to</span> study', ['format']],
    ['<div>to study</div>', []],
    ['to <bother>', []],
  ] as const) {
    const fields = ['学习', meaning, '', ''];
    const read = readFields(fields, roles);
    expect(read && lossesIn(fields, read, roles), meaning).toEqual(losses);
  }
});
