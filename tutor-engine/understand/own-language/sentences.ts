// A message in English or Portuguese as sentences, each made comparable: small letters, no accents, one form of each short word.

export type Sentence = {
  /** As it was written. */
  readonly raw: string;
  readonly folded: string;
  readonly isQuestion: boolean;
};

const SENTENCE = /[^.!?…;:()\n。！？；：（）]+[.!?…)。！？]*/gu;

/** People leave the sign out. */
const ASKS =
  /^(?:and |so |but |e |mas |ok |hey |oi )?(?:what(?:s)? (?:is|does|did|do|was|the|your|about)|whats|how (?:do|does|can|would|is|are|old|long|was)|why (?:do|are|is)|who (?:is|are)|where (?:do|is|are)|when (?:is|do)|do (?:you|i)|did (?:i|you|it|that)|are you|am i|is (?:it|that|this) (?:right|ok|correct|how)|was (?:it|that)|can (?:you|i|we)|have you|qual|quem|onde|quando (?:e|voce)|como (?:se|que|e que|eu|voce|fala|diz|ta|vai|fica)|por que|o que|voce (?:tem|gosta|mora|fala|sabe|joga|ja|conhece))\b/u;

export function sentencesOf(raw: string): Sentence[] {
  return (raw.match(SENTENCE) ?? [])
    .map((part) => {
      const folded = foldSentence(part);
      return { raw: part.trim(), folded, isQuestion: /[?？]/u.test(part) || ASKS.test(folded) };
    })
    .filter(({ folded }) => /[a-z]/u.test(folded));
}

/** What is written in several ways, in one of them. */
const ONE_FORM: readonly (readonly [RegExp, string])[] = [
  [/\bi am\b/gu, 'im'],
  [/\bi have\b(?= (?:been|got|just|already|never|lost|won|passed))/gu, 'ive'],
  [/\b(he|she|it|that|what|who) (?:is|has)\b/gu, '$1s'],
  [/\b(you|we|they) are\b/gu, '$1re'],
  [/\b(do|does|did|is|was|ca|wo|could|would|have|has|are)(?: not|n not|nnot)\b/gu, '$1nt'],
  [/\bcannot\b/gu, 'cant'],
  [/\b(?:vc|vce|ce)\b/gu, 'voce'],
  [/\bvcs\b/gu, 'voces'],
  [/\b(?:estou|tou)\b/gu, 'to'],
  [/\besta\b/gu, 'ta'],
  [/\bestava\b/gu, 'tava'],
  [/\bestao\b/gu, 'tao'],
  [/\bpara o\b/gu, 'pro'],
  [/\bpara\b/gu, 'pra'],
  [/\b(?:tb|tbm)\b/gu, 'tambem'],
  [/\b(?:mto|mt)\b/gu, 'muito'],
  [/\b(?:gonna)\b/gu, 'going to'],
  [/\b(?:wanna)\b/gu, 'want to'],
];

export function foldSentence(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|['’`´]/gu, '')
    .replaceAll(/[^a-z0-9,，]+/gu, ' ')
    .replaceAll(/ ?[,，] ?/gu, ', ')
    .trim();
  return ONE_FORM.reduce((folded, [ways, one]) => folded.replace(ways, one), plain);
}
