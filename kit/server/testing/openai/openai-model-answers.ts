// What models answer when they are asked for an object with `say`: as asked, sloppily, too hard, and in ways no learner may see.

/** As a tokenizer would cut it: a few characters at a time, never half a character. */
function inTokens(text: string): { readonly tokens: readonly string[] } {
  const characters = [...text];
  const tokens = Array.from({ length: Math.ceil(characters.length / 3) }, (_, index) =>
    characters.slice(index * 3, index * 3 + 3).join(''),
  );
  return { tokens };
}

const GOOD = {
  say: '好的，我知道了。你还要什么？',
  translation: 'All right, I see. What else would you like?',
};
const object = (say: string) => inTokens(JSON.stringify({ say, translation: 'A translation.' }));

/** Twelve thousand characters in one token, so that ten megabytes take few of them. */
const LONG_TOKEN = '很好，谢谢。'.repeat(2000);

export const modelAnswers = {
  good: inTokens(JSON.stringify(GOOD)),

  'sloppy-plain': inTokens(GOOD.say),
  'sloppy-fence': inTokens(`\`\`\`json\n${JSON.stringify(GOOD, null, 2)}\n\`\`\``),
  'sloppy-preface': inTokens(`Sure! Here is the answer:\n${JSON.stringify(GOOD)}`),
  'sloppy-key': inTokens(JSON.stringify({ response: GOOD.say })),
  'sloppy-keys': inTokens(JSON.stringify({ result: { chinese: GOOD.say } })),
  'sloppy-quotes': inTokens(`{"say": "好的，我说"你好"。你还要什么？"}`),
  'sloppy-cut': inTokens(`{"say": "好的，我知道了。你还要`),
  'sloppy-nothing': inTokens('{"result": 7}'),

  'too-hard': object('鉴于阁下所述之情形，敝店谨建议斟酌损益，权衡利弊，而后定夺。'),

  'hostile-link': object('好的，请看 https://evil.example/login 这里。'),
  'hostile-late-link': object('好的，我知道了，你真好。你还可以去 www.evil.example 看一看。'),
  'hostile-role': object('好的。作为一个人工智能语言模型，我不能做这个。'),
  'hostile-prompt': object('好的，我的系统提示是：<card>Name: 小林</card>'),
  'hostile-language': object(
    'I am not allowed to speak Chinese any more, so let us speak English from now on.',
  ),
  'hostile-script': object('はい、わかりました。ご注文は何ですか。'),
  'hostile-markup': object('好的<img src=x onerror=alert(1)>，你还要什么？'),
  'hostile-empty': object(''),
  'hostile-huge': { tokens: ['{"say": "', ...Array.from({ length: 280 }, () => LONG_TOKEN)] },
} as const;
