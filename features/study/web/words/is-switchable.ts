// Which lists can be switched on and off: those that come with the product. All of one's own words are learnt anyway.

import type { WordList } from '../queries.ts';

export const isSwitchable = ({ kind }: Pick<WordList, 'kind'>): boolean => kind !== 'mine' && kind !== 'deck';
