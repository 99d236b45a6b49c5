// Seconds as the minutes that are shown: rounded up, since a plan that takes longer than it says is a broken promise.

export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);
