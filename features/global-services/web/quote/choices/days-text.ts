// A range of days as people read it: “5–9”, “7”.

export const daysText = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);
