// What the student of the demo has played and kept: a role and a scene to their ends, another role begun, and words of theirs.

import { type DemoClient, newId } from './demo-client.ts';

type Play = { readonly kind: 'role' | 'scene'; readonly subject: string; readonly lines: readonly string[] };

const PLAYS: readonly Play[] = [
  {
    kind: 'role',
    subject: 'fruit-seller',
    lines: ['我送给朋友，晚上去他家吃饭。', '我想买苹果。', '今天晚上就吃。', '爷爷，一共多少钱？'],
  },
  {
    kind: 'role',
    subject: 'doctor',
    lines: ['我嗓子疼，晚上一直咳嗽。', '已经三天了。'],
  },
  {
    kind: 'scene',
    subject: 'restaurant/noodles',
    lines: ['我要一碗牛肉面。', '我要一杯茶。', '一共多少钱？'],
  },
];

const WORDS = [
  { word: '苹果', pinyin: 'ping2 guo3', context: '我想买苹果。' },
  { word: '一共', pinyin: 'yi1 gong4', context: '爷爷，一共多少钱？' },
  { word: '咳嗽', pinyin: 'ke2 sou5', context: '我嗓子疼，晚上一直咳嗽。' },
] as const;

export async function fillPlays(student: DemoClient): Promise<number> {
  for (const { lines, ...play } of PLAYS) {
    const id = newId();
    await student.send('POST', '/tutor-chat/talks', { id, ...play, language: 'pt' });
    for (const text of lines)
      await student.send('POST', `/tutor-chat/talks/${id}/messages`, { messageId: newId(), text });
  }
  for (const word of WORDS) await student.send('PUT', '/my-words', word);
  return PLAYS.length;
}
