// Who goes, is tired of it or is called away, in whatever language; and who only tells of such things.

import { expect, it } from 'vitest';
import { utterance } from '../text/utterance.ts';
import { leavesAsking, takesLeave } from './parting.ts';

it.each([
  'It was fun! I have to go to sleep now.',
  'Sorry, my wife is calling me',
  'that’s enough for now',
  'Gostei, mas preciso jantar agora',
  'tá na hora de deitar',
  'Quero parar de estudar por hoje.',
  '我有点儿困了，想睡觉。',
  '今天学得太累了，不想学了。',
  '我学了很多，不过我得去洗衣服了，家里人等着呢。',
  '时间不早了，我得赶紧休息，明天一早还要开车。',
])('%s takes leave', (raw) => expect(takesLeave({ raw })).toBe(true));

it.each([
  'I want to stop eating sugar',
  'My daughter has to go to bed at eight',
  'Meu filho quer parar de jogar',
  '我先生累了，想睡觉。',
  '我外婆忙了一辈子，现在该休息了。',
  '我想休息一年。',
  '我太累了。',
  '我累的时候就不想做饭。',
])('%s does not', (raw) => expect(takesLeave(utterance(raw))).toBe(false));

it.each(['我得去遛狗了。你们那儿下雪吗？', '今天先到这儿吧。对了，这个汤要煮多久？'])(
  '%s goes, and asks something besides',
  (raw) => expect(leavesAsking(utterance(raw))).toBe(true),
);

it.each(['谢谢你。护士一直叫我“小妹”。这个词怎么读？', '我昨天得去医院。你去过吗？', '你们那儿下雪吗？'])(
  '%s only asks',
  (raw) => expect(leavesAsking(utterance(raw))).toBe(false),
);
