// What is hard in a trade is asked of whoever is played, and told.

import { expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../testing/stages.ts';

const all = playables();

function answerOf(role: string, text: string): string {
  const found = all.find(({ stage }) => stage.name === role);
  if (found === undefined) throw new Error(`no role ${role}`);
  return begin(settingFor(found.situation)).say(text).text;
}

it.each([
  ['tea-master', '最难的是什么？', '看火'],
  ['tea-master', '您失败过吗？', '看火'],
  ['doctor', '你的工作最难的是什么？', '安心'],
])('%s: %s', (role, asked, told) => expect(answerOf(role, asked)).toContain(told));
