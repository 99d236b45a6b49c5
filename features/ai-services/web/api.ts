// The public face of the AI services' pages: how a call of a model is shown. Their texts must be loaded.

export { CallFigures } from './components/call-figures.tsx';
export { showOutcome } from './show.ts';
