// What a learner can be interested in, in the four regions of the interest map.

export const INTEREST_REGIONS = {
  everyday: ['food', 'shopping', 'home', 'family'],
  active: ['travel', 'sport', 'nature', 'health'],
  culture: ['literature', 'history', 'art', 'music', 'films'],
  mind: ['study', 'science', 'technology', 'business', 'games'],
} as const;

export type InterestRegion = keyof typeof INTEREST_REGIONS;
export type Interest = (typeof INTEREST_REGIONS)[InterestRegion][number];

export const INTERESTS = [
  ...INTEREST_REGIONS.everyday,
  ...INTEREST_REGIONS.active,
  ...INTEREST_REGIONS.culture,
  ...INTEREST_REGIONS.mind,
] as const satisfies readonly Interest[];
