// Whether a postal code belongs to the state that stands beside it: a parcel goes by one of them, and nobody knows by which.

import type { Address } from './address.ts';
import { plainName } from './plain-name.ts';
import { POSTAL_REGIONS } from './postal-regions.ts';

type Place = Pick<Address, 'country' | 'region' | 'city' | 'postcode'>;

type Region = {
  /** Its code, or its name in the country's own writing. */
  readonly code: string;
  readonly names: readonly string[];
  readonly ranges: readonly (readonly [from: string, to: string])[];
};

export type PlaceDoubt = {
  /** The state that the postal code belongs to: as it may be written in the field, and as it is told. */
  readonly code: string;
  readonly belongsTo: string;
  /** The one that was written. */
  readonly written: string;
};

const REGIONS: Readonly<Record<string, readonly Region[]>> = Object.fromEntries(
  Object.entries(POSTAL_REGIONS).map(([country, table]) => [country, table.trim().split('\n').map(toRegion)]),
);

function toRegion(row: string): Region {
  const [names = '', ranges = ''] = row.split(': ');
  const all = names.split(',');
  return {
    code: all[0] ?? '',
    names: all,
    ranges: ranges.split(' ').map((range) => {
      const [from = '', to = ''] = range.split('-');
      return [from, to];
    }),
  };
}

/** The code of a state as it is written by its code or its name; undefined for what is none. */
export function stateCode(country: string, written: string): string | undefined {
  const [state, ...others] = regionsOf(country).filter(({ names }) => isNamed(written, names));
  return others.length === 0 ? state?.code : undefined;
}

/** In the order of their names. */
export const statesOf = (country: string): { readonly code: string; readonly name: string }[] =>
  regionsOf(country)
    .map((region) => ({ code: region.code, name: toldOf(region) }))
    .toSorted((one, other) => plainName(one.name).localeCompare(plainName(other.name)));

const regionsOf = (country: string): readonly Region[] =>
  Object.hasOwn(REGIONS, country) ? (REGIONS[country] ?? []) : [];

/** Undefined where they fit, where one is missing or unknown, and in countries whose codes do not say it. */
export function placeDoubt({ country, region, city, postcode }: Place): PlaceDoubt | undefined {
  const regions = regionsOf(country);
  const digits = postcode.replaceAll(/\D/g, '');
  const owners = regions.filter(({ ranges }) => ranges.some((range) => isIn(digits, range)));
  const namedBy = (text: string) => regions.filter(({ names }) => isNamed(text, names));
  const inRegion = namedBy(region);
  // Where no state is written, or a district in its place, large cities stand for themselves.
  const written = inRegion.length > 0 ? inRegion : namedBy(city);
  const [owner, ...others] = owners;
  const [named, ...more] = written;
  if (!owner || others.length > 0 || !named || more.length > 0 || owner === named) return undefined;
  return { code: owner.code, belongsTo: toldOf(owner), written: toldOf(named) };
}

const isIn = (digits: string, [from, to]: readonly [string, string]): boolean => {
  const first = digits.slice(0, from.length);
  return first.length === from.length && first >= from && first <= to;
};

/** SP; São Paulo; São Paulo - SP; Tokyo-to; California, CA: all of one piece, or each of its pieces. */
function isNamed(text: string, names: readonly string[]): boolean {
  const known = names.map(bareName);
  const pieces = [text, ...text.split(/[-–/,()]/u)].map(bareName).filter(Boolean);
  return pieces.some((piece) => known.includes(piece));
}

/** Without what kind of region it is. */
const bareName = (name: string): string =>
  plainName(name)
    .replaceAll('.', '')
    .replace(/^(?:state of|estado d[aeo]) /u, '')
    .replace(/(?: state| prefecture|[ -](?:ken|to|fu|do|si|shi)|[都府県])$/u, '')
    .trim();

/** São Paulo (SP): a code alone says little. */
const toldOf = ({ names: [code = '', name] }: Region): string =>
  name === undefined || code.length > 2 ? code : `${name} (${code})`;
