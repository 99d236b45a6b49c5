// How our words look in Anki: the fields of a note, and a template for each skill.

/** The skills of a word that have cards, here and there. */
export const DECK_SKILLS = ['recognise', 'recall', 'listening', 'tone', 'writing', 'use'] as const;
export type DeckSkill = (typeof DECK_SKILLS)[number];

/** The five from Tones on say whether a word has the card of that skill: Anki makes a card wherever a front shows something. */
export const FIELDS = [
  'Hanzi',
  'Pinyin',
  'Meaning',
  'Sentence',
  'Sound',
  'Tones',
  'Writing',
  'Use',
  'Recall',
  'Listening',
  'Picture',
] as const;

/** Where words go that came in no deck, and below which those of lists go; it says nothing of a word that comes back. */
export const OWN_DECK = 'Yulu';

type Template = { readonly skill: DeckSkill; readonly front: string; readonly back: string };

const HANZI = '<div class="hanzi" lang="zh-Hans">{{Hanzi}}</div>';
const REST = `<hr id="answer">${HANZI}<div class="pinyin">{{Pinyin}}</div><div>{{Meaning}}</div>
{{#Sentence}}<div class="sentence" lang="zh-Hans">{{Sentence}}</div>{{/Sentence}}{{#Picture}}<div>{{Picture}}</div>{{/Picture}}{{Sound}}`;
const MEANING = '<div>{{Meaning}}</div><div class="pinyin">{{Pinyin}}</div>';

/** In the order of their numbers. */
export const TEMPLATES: readonly Template[] = [
  { skill: 'recognise', front: HANZI, back: REST },
  { skill: 'recall', front: '{{#Recall}}<div>{{Meaning}}</div>{{/Recall}}', back: REST },
  { skill: 'listening', front: '{{#Listening}}{{Sound}}{{/Listening}}', back: REST },
  { skill: 'tone', front: `{{#Tones}}${HANZI}{{/Tones}}`, back: REST },
  { skill: 'writing', front: `{{#Writing}}${MEANING}{{/Writing}}`, back: REST },
  { skill: 'use', front: `{{#Use}}${MEANING}{{/Use}}`, back: REST },
];

const NAME = /^Yulu (\w+)$/;
export const templateName = (skill: DeckSkill): string => `Yulu ${skill}`;

/** The skill that a template of ours is about; undefined for those of others. */
export function skillNamed(template: string): DeckSkill | undefined {
  const name = NAME.exec(template)?.[1];
  return DECK_SKILLS.find((skill) => skill === name);
}
