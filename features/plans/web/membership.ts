// Where a day with more study time is had.

export const MEMBERSHIP = '/profile/membership';
