// The public face of the words' pages: Chinese whose words open their card.

export { ChineseWords } from './words/chinese-words.tsx';
