// A provider as an admin writes it down, before it is what the contract takes.

import { isProviderAddress } from './address.ts';
import { parseYuan } from './yuan.ts';

export type ModelDraft = {
  readonly name: string;
  readonly contextTokens: string;
  readonly seesPictures: boolean;
  readonly inYuan: string;
  readonly outYuan: string;
};

export type ProviderDraft = {
  readonly name: string;
  readonly baseUrl: string;
  readonly models: readonly ModelDraft[];
};

export type DraftModel = {
  readonly name: string;
  readonly contextTokens: number | null;
  readonly seesPictures: boolean;
  readonly inFen: number;
  readonly outFen: number;
};

export type DraftProblem =
  | 'name_missing'
  | 'address_wrong'
  | 'model_missing'
  | 'model_twice'
  | 'price_wrong'
  | 'window_wrong';

const WINDOW_MIN = 512;
const WINDOW_MAX = 10_000_000;

/** The first thing that is wrong, top to bottom. */
export function draftProblem({ name, baseUrl, models }: ProviderDraft): DraftProblem | undefined {
  if (name.trim() === '') return 'name_missing';
  if (!isProviderAddress(baseUrl.trim())) return 'address_wrong';
  const names = models.map((model) => model.name.trim());
  if (names.includes('')) return 'model_missing';
  if (new Set(names).size < names.length) return 'model_twice';
  if (models.some(({ contextTokens }) => !isWindow(contextTokens.trim()))) return 'window_wrong';
  const prices = models.flatMap(({ inYuan, outYuan }) => [parseYuan(inYuan), parseYuan(outYuan)]);
  return prices.includes(undefined) ? 'price_wrong' : undefined;
}

const isWindow = (typed: string): boolean =>
  typed === '' || (/^\d+$/.test(typed) && Number(typed) >= WINDOW_MIN && Number(typed) <= WINDOW_MAX);

/** The models of a draft that has no problem; a price that is left empty is none. */
export function draftModels(models: readonly ModelDraft[]): DraftModel[] {
  return models.map(({ name, contextTokens, seesPictures, inYuan, outYuan }) => ({
    name: name.trim(),
    contextTokens: contextTokens.trim() === '' ? null : Number(contextTokens),
    seesPictures,
    inFen: parseYuan(inYuan) ?? 0,
    outFen: parseYuan(outYuan) ?? 0,
  }));
}
