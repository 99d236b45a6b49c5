// What the pages of other features show of help.

export { HelpInPlace } from './components/help-in-place.tsx';
