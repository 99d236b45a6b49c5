import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_PART, NO_DEVICE } from '../../../learning-events/domain/index.ts';
import { DEFAULT_SETTINGS, modelOf } from '../settings.ts';
import type { CardState } from './card.ts';
import type { StudyEvent } from './evidence.ts';
import { foldWord, type Scheduling } from './fold-word.ts';
import { DAY_MS, MINUTE_MS } from './times.ts';

const SCHEDULING: Scheduling = {
  model: modelOf(DEFAULT_SETTINGS.retention),
  skills: DEFAULT_SETTINGS.skills,
};

type PastEvent = Partial<Omit<StudyEvent, 'happenedAt'>> & { readonly day: number };

const told = (events: readonly PastEvent[]): StudyEvent[] =>
  events.map(({ day, ...event }, place) => ({
    id: `event-${place}`,
    deviceId: NO_DEVICE,
    deviceSeq: place,
    undoes: null,
    skill: 'recognise',
    outcome: 'right',
    aided: 'none',
    tookMs: 3000,
    reading: 'yu3 san3',
    grade: null,
    source: 'review',
    happenedAt: new Date(day * DAY_MS),
    ...event,
  }));

const fold = (...events: readonly PastEvent[]): CardState[] => foldWord('雨伞', told(events), SCHEDULING);
const ADDED = { outcome: 'added', source: 'list', day: 0 } as const;
const USED = { skill: 'use', source: 'talk' } as const;
const dueDay = (card: CardState | undefined): number => Math.round((card?.due ?? Number.NaN) / DAY_MS);

describe('a word', () => {
  it('that was expected and known unshown rests longer than one that was shown before; missed, it is learnt', () => {
    const check = { partId: CHECK_PART, day: 1 };
    expect(dueDay(fold(check)[0])).toBeGreaterThan(dueDay(fold({ day: 1 })[0]));
    expect(fold({ ...check, outcome: 'wrong' })).toMatchObject([{ stage: 'learning' }]);
  });

  it('that was taken up waits, new, to be shown', () => {
    expect(fold(ADDED)).toMatchObject([
      { skill: 'recognise', stage: 'new', due: null, addedAt: 0, reviews: 0 },
    ]);
  });

  it('that was known comes back after days, and with its next skills once it is known well', () => {
    expect(fold(ADDED, { day: 1 })).toMatchObject([{ stage: 'review', due: 2 * DAY_MS }]);
    const cards = fold(ADDED, { day: 1 }, { day: 3 });
    expect(cards.map(({ skill, stage }) => [skill, stage])).toEqual([
      ['recognise', 'review'],
      ['recall', 'new'],
      ['tone', 'new'],
    ]);
    expect(cards.slice(1).map(dueDay)).toEqual([4, 5]);
  });

  it('gains nothing by an answer that nobody can have read: it stays as it was and comes back the next day', () => {
    const known = [ADDED, { day: 1 }, { day: 2 }, { day: 8 }, { day: 40 }] as const;
    const before = fold(...known).find(({ skill }) => skill === 'recognise');
    const day = dueDay(before);
    const read = fold(...known, { day }).find(({ skill }) => skill === 'recognise');
    const tapped = fold(...known, { day, tookMs: 250 }).find(({ skill }) => skill === 'recognise');
    expect(dueDay(read)).toBeGreaterThan(day + 60);
    expect(tapped).toMatchObject({ stability: before?.stability, reviews: before?.reviews });
    expect(dueDay(tapped)).toBe(day + 1);
    // A miss is a miss, however fast.
    expect(fold(...known, { day, tookMs: 250, outcome: 'wrong' })[0]).toMatchObject({ stage: 'learning' });
  });

  it('begins its recall first or its tones, so that words of one day are not all asked alike', () => {
    const first = [
      '雨伞',
      '面条',
      '地铁',
      '学习',
      '买卖',
      '听说',
      '读写',
      '晚上',
      '中午',
      '医院',
      '蓝色',
      '电话',
    ].map((word) => {
      const cards = foldWord(word, told([ADDED, { day: 1 }, { day: 3 }]), SCHEDULING);
      const [next, later] = cards
        .filter(({ stage }) => stage === 'new')
        .toSorted((a, b) => dueDay(a) - dueDay(b));
      expect([dueDay(next), dueDay(later)]).toEqual([4, 5]);
      return next?.skill;
    });
    expect(first.filter((skill) => skill === 'recall').length).toBeGreaterThan(3);
    expect(first.filter((skill) => skill === 'tone').length).toBeGreaterThan(3);
  });

  it.each(['review', 'lesson'] as const)(
    'that was picked out a moment after a %s has shown it comes back tomorrow, and about a week after that',
    (source) => {
      const shown = { day: 1, source, partId: 'meaning' } as const;
      expect(dueDay(fold(ADDED, shown)[0])).toBe(2);
      // However often it is asked in the same sitting, and in whatever skill.
      const minute = 1 / 1440;
      const sitting: readonly PastEvent[] = [
        shown,
        { ...shown, day: 1 + 4 * minute },
        { ...shown, day: 1 + 9 * minute, skill: 'use' },
      ];
      for (const card of fold(ADDED, ...sitting)) expect(dueDay(card)).toBe(2);
      const [after] = fold(ADDED, shown, { day: 2 });
      expect(dueDay(after)).toBeGreaterThanOrEqual(5);
      expect(dueDay(after)).toBeLessThanOrEqual(10);
    },
  );

  it('that was known without being shown rests as after any answer', () => {
    const known = dueDay(fold(ADDED, { day: 1, source: 'test' })[0]);
    expect(known).toBe(3);
    expect(dueDay(fold(ADDED, { day: 1, partId: 'known' })[0])).toBe(known);
    expect(dueDay(fold(ADDED, { day: 1, source: 'import', grade: 3 })[0])).toBe(known);
    // A further skill comes days after the word was shown.
    const [, recall] = fold(ADDED, { day: 1 }, { day: 3 }, { day: 4, skill: 'recall' });
    expect(dueDay(recall)).toBe(4 + known - 1);
  });

  it('that is practised outside a session is never missed by it, and is put off when it went well', () => {
    const before = fold(ADDED, { day: 1 }, { day: 3 }, { day: 4, skill: 'writing' });
    const practised = (change: Partial<StudyEvent>) =>
      fold(
        ADDED,
        { day: 1 },
        { day: 3 },
        { day: 4, skill: 'writing' },
        { day: 5, skill: 'writing', source: 'practice', ...change },
      );
    for (const nothing of [{ aided: 'full' }, { outcome: 'wrong' }, { outcome: 'shown' }] as const)
      expect(practised(nothing)).toEqual(before);
    const writing = (cards: readonly CardState[]) => cards.find(({ skill }) => skill === 'writing');
    const after = writing(practised({ aided: 'start' }));
    expect(after).toMatchObject({ stage: 'review', lapses: 0, reviews: 1 });
    expect(dueDay(after)).toBeGreaterThan(dueDay(writing(before)));
  });

  it('that was matched lasts longer by half of what an answer of its own would give', () => {
    const stabilityOf = (change: Partial<StudyEvent>) =>
      fold(ADDED, { day: 1 }, { day: 3 }, { day: 13, ...change })[0]?.stability ?? Number.NaN;
    const [before] = fold(ADDED, { day: 1 }, { day: 3 });
    const chosen = stabilityOf({ partId: 'meaning' });
    expect(stabilityOf({ partId: 'pairs' })).toBeCloseTo(((before?.stability ?? Number.NaN) + chosen) / 2);
    const missed = { outcome: 'wrong' } as const;
    expect(stabilityOf({ partId: 'pairs', ...missed })).toBe(stabilityOf({ partId: 'meaning', ...missed }));
  });

  it('that has its day from another program keeps it until it is answered here', () => {
    const known = { source: 'import', grade: 3 } as const;
    const there = {
      ...known,
      day: 9,
      outcome: 'scheduled',
      dueAt: new Date(12 * DAY_MS),
      lapses: 4,
    } as const;
    const replayed = fold(ADDED, { ...known, day: 1 }, { ...known, day: 8 });
    expect(dueDay(replayed[0])).toBeGreaterThan(14);
    const moved = fold(ADDED, { ...known, day: 1 }, { ...known, day: 8 }, there);
    expect(moved[0]).toEqual({ ...replayed[0], due: 12 * DAY_MS, lapses: 4, lastEvent: 'event-3' });
    // The memory is that of the answers, so the next one goes by it.
    const answered = fold(ADDED, { ...known, day: 1 }, { ...known, day: 8 }, there, { day: 13 });
    expect(answered[0]).toMatchObject({ lapses: 4, stage: 'review' });
    expect(dueDay(answered[0])).toBeGreaterThan(dueDay(replayed[0]));
    // Where its answers are lost, the card stands as it stood there: it lasts as long as it was let rest.
    const [lost] = fold(ADDED, there);
    expect(lost).toMatchObject({ stage: 'review', due: 12 * DAY_MS, stability: 3, lapses: 4, reviews: 1 });
    expect(dueDay(fold(ADDED, there, { day: 12 })[0])).toBeGreaterThan(15);
    // The answer of another card of the word does not move it, until it was asked here itself.
    const recalled = { day: 10, skill: 'recall' } as const;
    const beside = fold(ADDED, { ...known, day: 1 }, { ...known, day: 8 }, there, recalled);
    expect(beside.find(({ skill }) => skill === 'recognise')).toEqual(moved[0]);
    const [own] = fold(ADDED, there, { day: 12 }, { ...recalled, day: 20 });
    expect(own?.lastAt).toBe(20 * DAY_MS);
    // A step of learning is no memory.
    const step = { ...there, dueAt: new Date(9 * DAY_MS + 10 * MINUTE_MS) };
    expect(fold(ADDED, step)).toMatchObject([{ stage: 'new', due: null, lapses: 0 }]);
  });

  it('that was missed comes back in ten minutes', () => {
    expect(fold(ADDED, { day: 1, outcome: 'wrong' })).toMatchObject([
      { stage: 'learning', due: DAY_MS + 10 * MINUTE_MS, lapses: 0 },
    ]);
    expect(fold(ADDED, { day: 1 }, { day: 3, outcome: 'shown' })[0]).toMatchObject({ lapses: 1 });
  });

  it('that was only ever used right is remembered and not asked', () => {
    expect(fold({ ...USED, day: 0 })).toMatchObject([{ skill: 'use', due: null, addedAt: null }]);
  });

  it('that was missed in a talk is taken up and due', () => {
    expect(fold({ ...USED, outcome: 'wrong', day: 0 })).toMatchObject([
      { skill: 'use', stage: 'learning', due: 10 * MINUTE_MS },
    ]);
  });

  it.each(['asked', 'shown'] as const)(
    'that was %s in a talk before any test is new, and shown soon',
    (outcome) => {
      const asked = { ...USED, outcome, day: 1 };
      expect(fold(asked)).toMatchObject([
        { skill: 'recognise', stage: 'new', reviews: 0, lapses: 0, due: DAY_MS + 10 * MINUTE_MS },
      ]);
      expect(fold(ADDED, asked)).toMatchObject([{ skill: 'recognise', stage: 'new', addedAt: 0 }]);
      expect(fold(ADDED, { day: 0.5 }, asked)[0]).toMatchObject({ skill: 'recognise', stage: 'review' });
    },
  );

  it('that was used unaided is not asked again for half its next interval', () => {
    const before = fold(ADDED, { day: 1 }, { day: 3 })[0];
    const after = fold(ADDED, { day: 1 }, { day: 3 }, { ...USED, day: 10 })[0];
    if (!before || !after) throw new Error('no card');
    const interval = SCHEDULING.model.interval(after);
    expect(dueDay(after)).toBeGreaterThanOrEqual(10 + interval * 0.9);
    expect(after.stability).toBeGreaterThan(before.stability);
    expect(after.reviews).toBe(before.reviews);
  });

  it('that a teacher brought up waits to be shown; nothing happens to one that was met before', () => {
    const taught = { outcome: 'taught', source: 'talk' } as const;
    expect(fold({ ...taught, day: 1 })).toEqual(fold({ ...ADDED, day: 1 }));
    expect(fold(ADDED, { day: 1 }, { ...taught, day: 2 })).toEqual(fold(ADDED, { day: 1 }));
    const suspended = { outcome: 'suspended', source: 'list', day: 1 } as const;
    expect(fold(ADDED, suspended, { ...taught, day: 2 })).toEqual(fold(ADDED, suspended));
  });

  it('that was used begins its next skills when it comes back itself', () => {
    const cards = fold(ADDED, { day: 1 }, { ...USED, day: 3 });
    const [recognise, ...next] = cards.map(dueDay);
    expect(cards.map(({ skill }) => skill)).toEqual(['recognise', 'recall', 'tone']);
    expect(next).toEqual([1, 2].map((days) => (recognise ?? 0) + days));
  });

  it('that was missed, and said within the hour, comes back today; said on another day, it rests', () => {
    const missed = { day: 10, outcome: 'wrong', source: 'drill', skill: 'use' } as const;
    const known = [ADDED, { day: 1 }, missed] as const;
    const use = (...after: readonly PastEvent[]) =>
      fold(...known, ...after).find(({ skill }) => skill === 'use');
    const today = use({ ...USED, day: 10 + 5 / 1440 });
    expect(today?.stage).toBe('learning');
    expect((today?.due ?? 0) / DAY_MS).toBeCloseTo(10 + 65 / 1440, 4);
    expect(use({ ...USED, day: 11 })).toMatchObject({ stage: 'review' });
  });

  it('that was new, asked about and then said, is still shown today', () => {
    const asked = { day: 1, outcome: 'asked', source: 'talk' } as const;
    const cards = fold(ADDED, asked, { ...USED, day: 1 + 1 / 1440 }, { ...USED, day: 1 + 9 / 1440 });
    expect(cards).toMatchObject([{ stage: 'new' }]);
    expect((cards[0]?.due ?? 0) / DAY_MS).toBeCloseTo(1 + 69 / 1440, 4);
  });

  it('is no better known for being said ten times in a minute', () => {
    const once = fold(ADDED, { day: 1 }, { ...USED, day: 2 })[0];
    const often = fold(ADDED, { day: 1 }, ...Array.from({ length: 10 }, () => ({ ...USED, day: 2 })))[0];
    expect(often?.stability).toBeCloseTo(once?.stability ?? 0, 1);
  });

  it('that was repeated from a sentence that was shown counts for nothing', () => {
    expect(fold(ADDED, { ...USED, day: 1, aided: 'repeat' })).toEqual(fold(ADDED));
  });

  it('is left out while it is suspended, and comes as before when it is resumed', () => {
    const known = fold(ADDED, { day: 1 });
    const suspended = { outcome: 'suspended', source: 'list', day: 2 } as const;
    expect(fold(ADDED, { day: 1 }, suspended)).toMatchObject([{ due: null, isSuspended: true }]);
    expect(fold(ADDED, { day: 1 }, suspended, { ...suspended, outcome: 'resumed' })).toEqual(known);
  });

  it('has a skill that stays left out while the others come, until the word is resumed', () => {
    const recalled = { day: 1, skill: 'recall' } as const;
    const left = { outcome: 'skill_suspended', source: 'import', day: 2 } as const;
    const cards = fold(ADDED, { day: 1 }, recalled, left);
    expect(cards.map(({ skill, isSuspended, due }) => [skill, isSuspended, due === null])).toEqual(
      expect.arrayContaining([
        ['recognise', true, true],
        ['recall', false, false],
      ]),
    );
    const resumed = { outcome: 'resumed', source: 'list', day: 3 } as const;
    expect(fold(ADDED, { day: 1 }, recalled, left, resumed)).toEqual(fold(ADDED, { day: 1 }, recalled));
  });

  it('begins anew when it is forgotten on purpose', () => {
    expect(fold(ADDED, { day: 1 }, { outcome: 'forgotten', source: 'list', day: 2 })).toMatchObject([
      { stage: 'new', reviews: 0, due: null },
    ]);
  });

  it('has cards of its own in each reading, and what nobody can read counts for all of them', () => {
    const cards = foldWord(
      '长',
      told([
        { ...ADDED, reading: 'zhang3' },
        { ...ADDED, reading: 'chang2' },
        { day: 1, reading: 'zhang3' },
        { day: 1, reading: '', outcome: 'asked', source: 'talk' },
      ]),
      SCHEDULING,
    );
    expect(cards.map(({ reading, stage, reviews }) => [reading, stage, reviews])).toEqual([
      ['chang2', 'new', 0],
      ['zhang3', 'learning', 2],
    ]);
  });
});

const histories = fc
  .array(
    fc.record({
      device: fc.nat(2),
      minutes: fc.nat(60 * 24 * 90),
      reading: fc.constantFrom('zhang3', 'chang2', ''),
      skill: fc.constantFrom('recognise', 'recall', 'tone', 'use', 'speaking'),
      source: fc.constantFrom('review', 'talk', 'drill', 'import'),
      outcome: fc.constantFrom(
        'right',
        'right',
        'near',
        'wrong',
        'asked',
        'added',
        'suspended',
        'resumed',
        'forgotten',
        'scheduled',
        'skill_suspended',
      ),
      aided: fc.constantFrom('none', 'none', 'idea', 'repeat'),
      tookMs: fc.option(fc.nat(60_000)),
      undoes: fc.option(fc.nat(20), { freq: 6, nil: null }),
    }),
    { maxLength: 24 },
  )
  .map((rows) =>
    rows.map(
      ({ device, minutes, undoes, outcome, ...row }, seq): StudyEvent => ({
        ...row,
        outcome: undoes === null ? outcome : 'undone',
        id: `event-${seq}`,
        deviceId: ['a', 'b', NO_DEVICE][device] ?? NO_DEVICE,
        deviceSeq: seq,
        grade: null,
        dueAt: outcome === 'scheduled' ? new Date(1.5 * minutes * MINUTE_MS) : null,
        lapses: outcome === 'scheduled' ? device : null,
        happenedAt: new Date(minutes * MINUTE_MS),
        undoes: undoes === null ? null : `event-${undoes}`,
      }),
    ),
  );

it('any order of arrival, each event twice, from two devices, with what was undone, gives the same cards', () => {
  const arrivals = histories.chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length }),
    ),
  );
  fc.assert(
    fc.property(arrivals, ([events, arrived]) => {
      expect(foldWord('长', arrived, SCHEDULING)).toEqual(foldWord('长', events, SCHEDULING));
    }),
  );
});

it('what was undone leaves no trace', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const undone = new Set(events.map(({ undoes }) => undoes));
      const never = events.filter(({ id, undoes }) => undoes === null && !undone.has(id));
      expect(foldWord('长', events, SCHEDULING)).toEqual(foldWord('长', never, SCHEDULING));
    }),
  );
});

it('no card is due before it was last answered, and no memory is without bounds', () => {
  fc.assert(
    fc.property(histories, (events) => {
      for (const { due, lastAt, stability, difficulty, stage } of foldWord('长', events, SCHEDULING)) {
        if (due !== null && lastAt !== null) expect(due).toBeGreaterThan(lastAt);
        if (stage !== 'new') expect(stability).toBeGreaterThan(0);
        if (stage !== 'new') expect(difficulty).toBeGreaterThanOrEqual(1);
        expect(difficulty).toBeLessThanOrEqual(10);
      }
    }),
  );
});
