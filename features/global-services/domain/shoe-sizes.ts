// The sizes of shoes of grown-ups as countries count them. China counts as Europe does, or names the foot in millimetres, as Korea does.

/** `us`, `uk`: of women up to 39, of men from 40 on. */
export const SHOE_SIZES = [
  { millimetres: 225, china: 35, brazil: 33, us: '5', uk: '2.5' },
  { millimetres: 230, china: 36, brazil: 34, us: '6', uk: '3.5' },
  { millimetres: 235, china: 37, brazil: 35, us: '6.5', uk: '4' },
  { millimetres: 240, china: 38, brazil: 36, us: '7.5', uk: '5' },
  { millimetres: 245, china: 39, brazil: 37, us: '8.5', uk: '6' },
  { millimetres: 250, china: 40, brazil: 38, us: '7', uk: '6' },
  { millimetres: 255, china: 41, brazil: 39, us: '8', uk: '7' },
  { millimetres: 260, china: 42, brazil: 40, us: '8.5', uk: '7.5' },
  { millimetres: 265, china: 43, brazil: 41, us: '9.5', uk: '8.5' },
  { millimetres: 270, china: 44, brazil: 42, us: '10', uk: '9' },
  { millimetres: 275, china: 45, brazil: 43, us: '11', uk: '10' },
] as const;

export const MEN_FROM = 40;
