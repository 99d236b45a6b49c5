// How long a line of a teacher's may be: counted while it is written, and refused where it is more; never cut.

import { REMINDER_MAX } from '../domain/bounds.ts';
import { t } from './texts.ts';

export const lengthOf = (line: string): string => t('line.length', { count: line.length, max: REMINDER_MAX });

/** Undefined where it is short enough. */
export const tooLong = (line: string): string | undefined =>
  line.trim().length > REMINDER_MAX ? t('line.tooLong', { max: REMINDER_MAX }) : undefined;
