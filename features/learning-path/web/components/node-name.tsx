// The name of a node: its Chinese title, and under it the same in the language of the interface.

import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { nodeTitle } from '../node-texts.ts';
import type { PathNode } from '../queries.ts';

type NodeNameProps = { readonly node: PathNode; readonly size: 'small' | 'normal' | 'large' };

const SIZES = {
  small: 'text-body leading-snug',
  normal: 'text-lead leading-snug font-medium',
  large: 'font-serif text-title font-bold',
} as const;

export function NodeName({ node, size }: NodeNameProps) {
  if (node.kind === 'band')
    return <span className={classNames('block', SIZES[size])}>{nodeTitle(node)}</span>;
  return (
    <>
      <span lang="zh-Hans" className={classNames('block', SIZES[size])}>
        {node.title.zh}
      </span>
      {locale === 'zh' ? null : <span className="block text-small text-muted">{nodeTitle(node)}</span>}
    </>
  );
}
