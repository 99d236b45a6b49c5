// One node of the path: its state, its name, how far it is, and why it is locked where it is.

import { Link } from 'react-router';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import { hasTest, lockedText, nodePath, shareText } from '../node-texts.ts';
import type { PathNode } from '../queries.ts';
import { t } from '../texts.ts';
import { NodeMark } from './node-mark.tsx';
import { NodeName } from './node-name.tsx';
import { TestOut } from './test-out.tsx';

type NodeRowProps = { readonly node: PathNode; readonly nodes: readonly PathNode[] };

/** Plays hang on the lesson that prepares them. */
const isBranch = ({ kind }: PathNode): boolean => kind === 'scene' || kind === 'role';

export function NodeRow({ node, nodes }: NodeRowProps) {
  const look = classNames(
    'flex min-h-14 items-start gap-3 rounded-soft px-2 py-2.5',
    isBranch(node) && 'ms-8 tablet:ms-10',
  );
  if (node.state === 'locked')
    return (
      <div className={look}>
        <NodeMark node={node} />
        <div className="min-w-0 grow">
          <NodeName node={node} size={isBranch(node) ? 'small' : 'normal'} />
          <Why kind="locked">{lockedText(node, nodes)}</Why>
          {hasTest(node) ? <TestOut node={node} /> : null}
        </div>
        <Kind node={node} />
      </div>
    );
  return (
    <Link to={nodePath(node)} className={classNames(look, 'transition-colors hover:bg-raised')}>
      <NodeMark node={node} />
      <span className="min-w-0 grow">
        <NodeName node={node} size={isBranch(node) ? 'small' : 'normal'} />
        <Share node={node} />
      </span>
      <Kind node={node} />
    </Link>
  );
}

function Kind({ node: { kind } }: { readonly node: PathNode }) {
  return <span className="mt-1 shrink-0 text-caption text-muted">{t(`kinds.${kind}`)}</span>;
}

function Share({ node }: { readonly node: PathNode }) {
  const { state, share, kind, completedBy } = node;
  if (completedBy === 'test' || completedBy === 'placement')
    return <span className="block text-caption text-muted">{t(`by.${completedBy}`)}</span>;
  if (state !== 'in_progress' || isBranch(node) || (share === 0 && kind !== 'band')) return null;
  return <span className="block text-caption text-muted tabular-nums">{shareText(node)}</span>;
}
