// What a node of the path is called, where it leads, and what is said of its reasons.

import { formatNumber, locale } from '../../../kit/web/i18n.ts';
import type { PathNode, Reason } from './queries.ts';
import { t } from './texts.ts';

const TOP_BAND = '7';

/** In the language of the interface. */
export function nodeTitle({ kind, subject, title }: PathNode): string {
  if (kind !== 'band') return title[locale];
  return subject === TOP_BAND ? t('bandTop') : t('band', { band: subject });
}

export function nodePath({ kind, subject }: PathNode): string {
  if (kind === 'lesson') return `/study/lessons/${subject}`;
  if (kind === 'scene') return `/scenarios/${subject}`;
  return kind === 'role' ? `/ai-role/${subject}` : `/study/words?list=hsk-${subject}`;
}

/** Where the node is begun at once: of a lesson its round, which shows each word before it asks. */
export const startPath = (node: PathNode): string =>
  node.kind === 'lesson' ? `${nodePath(node)}/practice` : nodePath(node);

/** Lessons and bands can be tested out of; plays are done by talking. */
export const hasTest = ({ kind }: PathNode): boolean => kind === 'lesson' || kind === 'band';

export const testPath = ({ id }: PathNode): string => `/learning-path/test/${id}`;

/** What was begun and what only stands open are in progress alike; people want to tell them apart. */
export function stateText({ state, isBegun }: PathNode): string {
  return t(`states.${state === 'in_progress' && !isBegun ? 'open' : state}`);
}

/** Of a lesson what was answered right, be it on its first day; of words what is known. */
export const shareText = ({ kind, share }: PathNode): string =>
  t(kind === 'band' ? 'share' : 'shareDone', {
    percent: formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
  });

export function reasonText({ kind, count = 0, of = 0, node }: Reason, nodes: readonly PathNode[]): string {
  const about = nodes.find(({ id }) => id === node);
  return t(`reasons.${kind}`, { count, of, node: about ? nodeTitle(about) : '' });
}

/** Why a node is locked: what comes first, and how far it is. */
export function lockedText({ missing, ahead }: PathNode, nodes: readonly PathNode[]): string {
  const names = missing.flatMap((id) => nodes.filter((node) => node.id === id).map(quoted));
  const first = t('locked.after', {
    nodes: names.reduce((one, other) => t('locked.and', { one, other })),
  });
  return ahead > missing.length ? `${first} · ${t('locked.more', { count: ahead })}` : first;
}

const quoted = (node: PathNode): string => {
  const title = nodeTitle(node);
  return locale === 'zh' ? `《${title}》` : `“${title}”`;
};
