// Reports that somebody keeps on this device to look at them together: parents of several children, a tutor of a few learners. Nothing of it leaves the device.

import { forgetStored, readStored, store, storedUnder } from '../../../../kit/web/storage.ts';

const PREFIX = 'yulu.report.';

export type FollowedReport = {
  /** Of its address. */
  readonly key: string;
  /** As the report called its learner when it was kept. */
  readonly name: string;
};

/** By name. */
export const followedReports = (): readonly FollowedReport[] =>
  storedUnder(PREFIX)
    .map((key) => ({ key, name: readStored(PREFIX + key) ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** False where the browser keeps nothing. */
export const follow = ({ key, name }: FollowedReport): boolean => store(PREFIX + key, name);

export const unfollow = (key: string): void => forgetStored(PREFIX + key);
