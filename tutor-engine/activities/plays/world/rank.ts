// Whether the character is who decides: a manager, the head of a place, whoever owns it.

import type { PlaySituation } from '../../../state/types.ts';

const RANK =
  /经理|老板|店长|主管|负责人|总监|主任|校长|院长|教授|总(?=$|[，。])|这个?店是我|这房子是我|我自己的店/u;

/** Whether they hold the title, or any that decides. */
export function holds({ play, partner }: PlaySituation, title?: string): boolean {
  const who = play.facts?.who?.say.map(({ zh }) => zh).join('') ?? '';
  const known = `${partner.name.zh}。${who}`;
  return title === undefined ? RANK.test(known) : known.includes(title);
}

/** 这件事要问经理, said by the manager. */
export function sendsToSelf(playing: PlaySituation, zh: string): boolean {
  return holds(playing) && /经理|老板|主管|领导|负责人|老师|同事|办公室/u.test(zh);
}
