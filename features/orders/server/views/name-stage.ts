// How people are told where an order stands, by its stage.

import type { Locale } from '../../../../kit/core/locale.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

type Stage = keyof typeof zh.stages;
const isStage = (stage: string): stage is Stage => Object.hasOwn(zh.stages, stage);

const isDecision = (decision: string): decision is keyof typeof zh.decide.told =>
  Object.hasOwn(zh.decide.told, decision);

/** While it is in the warehouse, what the buyer has said to the photos, once they have; undefined for what is no stage. */
export function nameStage(stage: string, decision = ''): Readonly<Record<Locale, string>> | undefined {
  if (!isStage(stage)) return undefined;
  const named = ({ stages, decide }: typeof en): string =>
    stage === 'in_warehouse' && isDecision(decision) ? decide.told[decision] : stages[stage];
  return { zh: named(zh), en: named(en), pt: named(pt) };
}
