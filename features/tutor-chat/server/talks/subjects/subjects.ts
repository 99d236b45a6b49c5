// What talks are about, of every kind, in the version that a talk began with: tutors, roles, and scenes of scenarios.

import type { Level } from '../../../../../content/schema/levels.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import type { Persona } from '../../../../../content/schema/people/persona.ts';
import type { Picture } from '../../../../../content/schema/people/picture.ts';
import type { Voice } from '../../../../../content/schema/people/voice.ts';
import type { Role } from '../../../../../content/schema/studies/role.ts';
import type { Scenario, Scene } from '../../../../../content/schema/studies/scenario.ts';
import type { Play } from '../../../../../content/schema/talks/play.ts';
import type { UserId } from '../../../../../kit/core/user-id.ts';
import type { TalkKind } from '../../../domain/limits.ts';

/** Version 0 is what ships with this release; what an admin made or edited counts from 1. */
export const SHIPPED = 0;

export type Subject = { readonly id: string; readonly version: number } & (
  | { readonly kind: 'tutor'; readonly persona: Persona }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'scene'; readonly scene: Scene; readonly place: Scenario['id'] }
);
export type PlaySubject = Exclude<Subject, { readonly kind: 'tutor' }>;

export type Reference = {
  readonly kind: TalkKind;
  readonly id: string;
  /** Left out: the newest. */
  readonly version?: number;
  /** Who begins; some roles are one person's. */
  readonly by?: UserId;
};

export type Subjects = {
  /** Undefined when there is no such subject, or not in this version. */
  readonly find: (reference: Reference) => Promise<Subject | undefined>;
};

/**
 * Where roles come from besides the shipped ones: the published version, or the one asked for; undefined when unknown,
 * `hidden` when no talk may begin in the role, even a shipped one.
 */
export type CustomRoles = (
  id: string,
  version?: number,
  by?: UserId,
) => Promise<{ readonly version: number; readonly role: Role } | 'hidden' | undefined>;

/** Where nobody makes roles. */
export const noCustomRoles: CustomRoles = async () => undefined;

type Shipped = {
  readonly personas: readonly Persona[];
  readonly roles: readonly Role[];
  readonly scenarios: readonly Scenario[];
};

/** The id of a scene among all scenarios' scenes. */
export const sceneId = (place: Scenario['id'], scene: Pick<Scene, 'id'>) => `${place}/${scene.id}`;

/** A made role goes before the shipped one of the same id. */
export function createSubjects(shipped: Shipped, madeRole: CustomRoles): Subjects {
  const tutors = byId(shipped.personas.map((persona) => ({ kind: 'tutor', id: persona.id, persona })));
  const roles = byId(shipped.roles.map((role) => ({ kind: 'role', id: role.id, role })));
  const scenes = byId(
    shipped.scenarios.flatMap((scenario) =>
      scenario.scenes.map((scene) => ({
        kind: 'scene',
        id: sceneId(scenario.id, scene),
        scene,
        place: scenario.id,
      })),
    ),
  );
  const findRole = async ({ id, version, by }: Reference): Promise<Subject | undefined> => {
    if (version === SHIPPED) return roles.get(id);
    const made = await madeRole(id, version, by);
    if (made === 'hidden') return undefined;
    if (made) return { kind: 'role', id, version: made.version, role: made.role };
    return version === undefined ? roles.get(id) : undefined;
  };
  return {
    find: async (reference) => {
      const { kind, id } = reference;
      if (kind === 'role') return findRole(reference);
      return kind === 'tutor' ? tutors.get(id) : scenes.get(id);
    },
  };
}

type Unversioned = Subject extends infer Each
  ? Each extends Subject
    ? Omit<Each, 'version'>
    : never
  : never;

function byId(subjects: readonly Unversioned[]): ReadonlyMap<string, Subject> {
  return new Map(subjects.map((subject) => [subject.id, { ...subject, version: SHIPPED }]));
}

/** What is played; undefined in a tutor's talk. */
export function playOf(subject: Subject): Play | undefined {
  if (subject.kind === 'tutor') return undefined;
  return subject.kind === 'role' ? subject.role.play : subject.scene.play;
}

export function levelOf(subject: Subject): Level {
  if (subject.kind === 'tutor') return subject.persona.level;
  return subject.kind === 'role' ? subject.role.level : subject.scene.level;
}

/** Who speaks with the learner: how they are called, drawn and heard; `about` says who that is. */
type Speaker = {
  readonly name: Line & { readonly pinyin?: string };
  readonly about: Line;
  readonly picture: Picture;
  readonly voice: Voice;
};

function speakerOf(subject: Subject): Speaker {
  if (subject.kind === 'tutor') return { ...subject.persona, about: subject.persona.character };
  if (subject.kind === 'role') return { ...subject.role, about: subject.role.character };
  const { characters, partner } = subject.scene;
  const found = characters.find(({ id }) => id === partner);
  const { picture, voice } = found ?? {};
  // The schema of scenes has seen to it.
  if (!found || !picture || !voice)
    throw new Error(`the scene ${subject.id} has no partner with face and voice`);
  return { ...found, picture, voice };
}

/** Who speaks with the learner in a play, and who that is. */
export function characterOf(subject: PlaySubject): { readonly name: Line; readonly character: Line } {
  const { name, about } = speakerOf(subject);
  return { name, character: about };
}

/** How the partner is called, drawn and heard in the page. */
export function partnerOf(subject: Subject) {
  const { name, picture, voice } = speakerOf(subject);
  return { name, level: levelOf(subject), picture, voice };
}
