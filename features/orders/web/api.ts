// The public face of the pages of orders.

export { YourTurn } from './components/your-turn.tsx';
export { phraseFact, stageFact } from './fact-names.ts';
export { ordersWords } from './ledger-words.ts';
export { PriceTrial } from './trial/price-trial.tsx';
