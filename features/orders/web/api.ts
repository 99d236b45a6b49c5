// The public face of the pages of orders.

export { ordersWords } from './ledger-words.ts';
export { PriceTrial } from './trial/price-trial.tsx';
