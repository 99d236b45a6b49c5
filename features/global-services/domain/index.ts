// The public face of the rules of purchases in China.

export { purchasingArea, REMEDIES } from './purchasing-area.ts';
