// Seconds to come as the minutes that are shown: rounded up, since what takes longer than it says is a broken promise.

export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);
