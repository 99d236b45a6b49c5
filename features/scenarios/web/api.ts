// The public face of the scenarios' pages: a dialogue to listen to and read.

export { Dialogue } from './components/dialogue.tsx';
