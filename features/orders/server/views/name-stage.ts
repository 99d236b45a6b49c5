// How people are told where an order stands, by its stage.

import type { Locale } from '../../../../kit/core/locale.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

type Stage = keyof typeof zh.stages;
const isStage = (stage: string): stage is Stage => Object.hasOwn(zh.stages, stage);

/** Undefined for what is no stage. */
export const nameStage = (stage: string): Readonly<Record<Locale, string>> | undefined =>
  isStage(stage) ? { zh: zh.stages[stage], en: en.stages[stage], pt: pt.stages[stage] } : undefined;
