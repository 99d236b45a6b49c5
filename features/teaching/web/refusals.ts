// Puts the server's refusals into the person's language.

import * as z from 'zod';
import { errorCode, errorData } from '../../../kit/web/api/api.ts';
import { errorText, locale } from '../../../kit/web/i18n.ts';
import { t } from './texts.ts';

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'ROLE_UNFIT':
    case 'APPLICATION_OPEN':
    case 'APPLICATION_DECIDED':
    case 'NOT_TEACHER':
    case 'CLASSES_FULL':
    case 'CLASS_ENDED':
    case 'INVITED_LATELY':
    case 'CLASS_FULL':
    case 'AGE_UNKNOWN':
    case 'GUARDIAN_NEEDED':
    case 'CODE_UNKNOWN':
    case 'OWN_CLASS':
    case 'ASSIGNMENTS_FULL':
    case 'ASSIGNMENT_BEGUN':
    case 'ASSIGNMENT_CHANGED':
    case 'TARGET_UNKNOWN':
    case 'TEXT_CHANGED':
    case 'MARKED_MEANWHILE':
    case 'SPOTS_UNFIT':
    case 'MARKED_ALREADY':
    case 'ASSIGNMENT_WITHDRAWN':
    case 'DUE_TOO_FAR':
    case 'NOBODY_TO_REMIND':
    case 'REMINDED_LATELY':
    case 'LINE_LATELY':
    case 'LIST_FULL':
      return t(`errors.${code}`);
    case 'WORDS_UNKNOWN':
      return t('errors.WORDS_UNKNOWN', { words: wordsIn(errorData(error)) });
    default:
      return errorText(code);
  }
}

const unknownWords = z.object({ words: z.array(z.string()), composed: z.array(z.string()) });

const wordsIn = (data: unknown): string =>
  (unknownWords.safeParse(data).data?.words ?? []).join(locale === 'zh' ? '、' : ', ');

/** Words that the dictionary lacks, where each of them may be given with a meaning. */
export function composedIn(error: unknown): readonly string[] {
  const { words = [], composed = [] } = unknownWords.safeParse(errorData(error)).data ?? {};
  return words.length === composed.length ? composed : [];
}
