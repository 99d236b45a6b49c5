// Character Card V2 (spec `chara_card_v2`): what of a card we read, and the card that we write for a role.

import * as z from 'zod';
import type { Role } from '../../../../content/schema/studies/role.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { LINE_MAX, slugOf } from '../../../drafts/domain/index.ts';
import { draftOf, emptyDraft, type RoleDraft } from '../draft.ts';
import { cardRoleSchema, roleDraftSchema } from '../draft-schema.ts';
import type { CardRefusal } from './limits.ts';

const SPEC = 'chara_card_v2';
/** Of what stands under `data.extensions.yulu`. */
const FORMAT = 1;

const text = z.string().default('');
const extensions = z.looseObject({ yulu: z.looseObject({ role: z.unknown() }).optional() });

const cardSchema = z.looseObject({
  spec: z.string(),
  data: z.looseObject({
    name: z.string(),
    description: text,
    personality: text,
    scenario: text,
    first_mes: text,
    mes_example: text,
    creator_notes: text,
    tags: z.array(z.string()).default([]),
    extensions: extensions.default({}),
  }),
});
export type Card = z.infer<typeof cardSchema>;

export type CardRead = {
  /** A wish: it may be taken. */
  readonly id: string;
  readonly draft: RoleDraft;
  /** All of the card but the role that is ours, to be given out with the role again. */
  readonly card: Card;
  /** Whether the card brought our role, or only what every card has. */
  readonly isOurs: boolean;
};

type Refused = Failure<CardRefusal, string>;

/** Makes a draft of what was read from a card. The error's data is the place in the card, or the spec it names. */
export function readCard(value: unknown): Result<CardRead, Refused> {
  const spec = z.looseObject({ spec: z.string() }).safeParse(value);
  if (!spec.success) return err('spec', '');
  if (spec.data.spec !== SPEC) return err('spec', spec.data.spec.slice(0, 40));
  const parsed = cardSchema.safeParse(value);
  if (!parsed.success) return err('fields', placeOf(parsed.error));
  const card = parsed.data;
  const yulu = card.data.extensions.yulu;
  if (yulu === undefined) return ok({ ...fromElsewhere(card), card, isOurs: false });
  const role = cardRoleSchema.safeParse(yulu.role);
  if (!role.success) return err('role', placeOf(role.error));
  const draft = roleDraftSchema.safeParse(draftOf(role.data));
  if (!draft.success) return err('role', placeOf(draft.error));
  const { role: _, ...ours } = yulu;
  return ok({
    id: role.data.id,
    draft: draft.data,
    card: {
      ...card,
      data: { ...card.data, extensions: { ...card.data.extensions, yulu: { ...ours, role: null } } },
    },
    isOurs: true,
  });
}

const placeOf = (error: z.ZodError): string =>
  error.issues[0]?.path.map(String).join('.').slice(0, 200) ?? '';

const HAN = /\p{Script=Han}/gu;
/** So many of a text's letters are hanzi when it is Chinese. */
const CHINESE_SHARE = 0.2;

/** A role of which only name, character, situation and first words are known; the rest is to be written. */
function fromElsewhere({ data }: Card): Pick<CardRead, 'id' | 'draft'> {
  const empty = emptyDraft();
  const said = (from: string) => lineOf(withNames(from, data.name));
  return {
    id: slugOf(data.name, 'role'),
    draft: {
      ...empty,
      name: said(data.name),
      character: said(data.description),
      situation: said(data.scenario),
      play: { ...empty.play, opening: said(data.first_mes) },
    },
  };
}

function lineOf(from: string): RoleDraft['name'] {
  const cut = [...from.trim()].slice(0, LINE_MAX / 2).join('');
  const hanzi = cut.match(HAN)?.length ?? 0;
  const language = hanzi > CHINESE_SHARE * cut.replaceAll(/\P{L}/gu, '').length ? 'zh' : 'en';
  return { zh: '', en: '', pt: '', [language]: cut };
}

/** Cards name the two speakers by signs of their own, which would be slots to us. */
function withNames(from: string, name: string): string {
  const you = from.match(HAN) ? '你' : 'you';
  return from.replaceAll(/\{\{char\}\}|<bot>/gi, () => name).replaceAll(/\{\{user\}\}|<user>/gi, you);
}

/** A role as a card: what every program reads, ours under `extensions.yulu`, and all that an imported card had besides. */
export function writeCard(role: Role, stored: unknown): Record<string, unknown> {
  const known = cardSchema.safeParse(stored).data;
  const { name, character, situation, play, culturalNote, level, theme } = role;
  const both = ({ zh, en }: Role['name']) => [zh, en].filter((part) => part !== '').join('\n\n');
  const data = known?.data;
  return {
    ...known,
    spec: SPEC,
    spec_version: '2.0',
    data: {
      personality: '',
      mes_example: '',
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      creator: '',
      character_version: '',
      ...data,
      name: name.zh || name.en,
      description: both(character),
      scenario: both(situation),
      first_mes: play.opening.zh || play.opening.en,
      creator_notes: data?.creator_notes || both(culturalNote),
      tags: [...new Set([...(data?.tags ?? []), 'Chinese', level, theme])],
      extensions: { ...data?.extensions, yulu: { ...data?.extensions.yulu, format: FORMAT, role } },
    },
  };
}

/** The fields of a card that say something about who is met. */
export const MATERIAL = [
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'creator_notes',
] as const;

/** What a card from elsewhere says, to write the role by; nothing where the card brought our role itself. */
export function materialOf(stored: unknown): { field: (typeof MATERIAL)[number]; text: string }[] {
  const card = cardSchema.safeParse(stored).data;
  if (!card || card.data.extensions.yulu !== undefined) return [];
  return MATERIAL.flatMap((field) => {
    const said = card.data[field].trim();
    return said === '' ? [] : [{ field, text: said }];
  });
}
