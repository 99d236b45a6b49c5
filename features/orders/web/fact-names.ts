// How facts of orders that others record are called.

import { locale } from '../../../kit/web/i18n.ts';
import { PHRASE_IDS, PHRASES } from '../domain/messages/phrases.ts';
import { STAGES } from '../domain/stages/stages.ts';
import { t } from './texts.ts';

/** Undefined for a stage that is none any more. */
export function stageFact(value: string): string | undefined {
  const stage = STAGES.find((known) => known === value);
  return stage && t(`desk.stages.${stage}`);
}

/** A sentence of the list without what stands in its slots; undefined for one that is none any more. */
export function phraseFact(value: string): string | undefined {
  const id = PHRASE_IDS.find((known) => known === value);
  return id && PHRASES[id][locale].replaceAll(/\{\{\w+\}\}/g, '…');
}
