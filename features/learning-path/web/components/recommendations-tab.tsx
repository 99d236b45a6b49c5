// What to do next: a few open nodes, each with its reasons and the way there.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import { nodePath, reasonText } from '../node-texts.ts';
import type { LearningPath, PathNode } from '../queries.ts';
import { t } from '../texts.ts';
import { AllDone } from './all-done.tsx';
import { NodeName } from './node-name.tsx';

export function RecommendationsTab({ path }: { readonly path: LearningPath }) {
  const { nodes, recommendations } = path;
  if (recommendations.length === 0) return <AllDone />;
  return (
    <>
      <p className="mb-5 text-muted">{t('recommendations.lead')}</p>
      <ol className="grid gap-4 tablet:grid-cols-2">
        {recommendations.map(({ node: id, reasons }, place) => {
          const node = nodes.find((each) => each.id === id);
          return node ? (
            <li key={id} className="flex flex-col gap-3 rounded-soft border border-line bg-surface p-5">
              <p className="text-small text-muted">{t(`kinds.${node.kind}`)}</p>
              <div>
                <NodeName node={node} size="large" />
              </div>
              <ul className="grid gap-1">
                {reasons.map((reason) => (
                  <li key={reason.kind}>
                    <Why kind="now">{reasonText(reason, nodes)}</Why>
                  </li>
                ))}
              </ul>
              <div className="mt-auto pt-1">
                <ToNode node={node} isFirst={place === 0} />
              </div>
            </li>
          ) : null;
        })}
      </ol>
    </>
  );
}

type ToNodeProps = { readonly node: PathNode; readonly isFirst: boolean };

export function ToNode({ node, isFirst }: ToNodeProps) {
  return (
    <ButtonLink look={isFirst ? 'primary' : 'secondary'} to={nodePath(node)}>
      {t(node.isBegun ? 'do.goOn' : 'do.begin')}
    </ButtonLink>
  );
}
