// What a plan begins with: what is known already, and how many minutes a day holds.

import type { Member } from '../../../../kit/core/access.ts';
import type { PlansDeps } from '../deps.ts';

export async function readStart({ ahead, allowanceOf }: PlansDeps, member: Member) {
  const [known, { own, vip }] = await Promise.all([ahead.start(member.id), allowanceOf(member)]);
  const minutes = Number.isFinite(own) ? { own: Math.floor(own / 60), vip: Math.floor(vip / 60) } : null;
  return { ...known, minutes };
}
