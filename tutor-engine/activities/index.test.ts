// The list of activities is complete: what is remembered belongs to one that is in it.

import { expect, it } from 'vitest';
import { shippedContent } from '../../content/load.ts';
import { ACTIVITY_STARTS, activityMemories } from '../state/activity-memories.ts';
import { playables } from '../testing/stages.ts';
import { settingWith } from '../testing/tutor-setting.ts';
import { INTERLUDES, mainActivity } from './index.ts';

const [playable] = playables(shippedContent());
const situations = [settingWith('luxi').situation, ...(playable ? [playable.situation] : [])];

it('holds each part of the memory once', () => {
  const kinds = [...INTERLUDES, ...situations.map(mainActivity)].map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([...Object.keys(ACTIVITY_STARTS), 'topics'].toSorted());
});

it('starts with memories that can be read again', () => {
  expect(activityMemories.parse(JSON.parse(JSON.stringify(ACTIVITY_STARTS)))).toEqual(ACTIVITY_STARTS);
});
