// The node that the path recommends first, on the pages of other features: what it is, why, and the ways on.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import { reasonText, startPath } from '../node-texts.ts';
import type { LearningPath } from '../queries.ts';
import { t } from '../texts.ts';
import { AllDone } from './all-done.tsx';
import { NodeName } from './node-name.tsx';

type NextNodeProps = {
  readonly path: LearningPath;
  /** Something else comes first on the page, and offers the plan. */
  readonly isBeside?: boolean;
};

export function NextNode({ path: { nodes, recommendations }, isBeside = false }: NextNodeProps) {
  const [first] = recommendations;
  const node = nodes.find(({ id }) => id === first?.node);
  return (
    <>
      {first && node ? (
        <Recommended node={node} reasons={first.reasons} nodes={nodes} isBeside={isBeside} />
      ) : (
        <AllDone />
      )}
      <p className="mt-3 flex flex-wrap gap-x-3">
        <ButtonLink look="ghost" to="/learning-path">
          {t('title')}
        </ButtonLink>
        {isBeside ? null : (
          <ButtonLink look="ghost" to="/adaptive-learning">
            {t('makePlan')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

type RecommendedProps = {
  readonly node: LearningPath['nodes'][number];
  readonly reasons: LearningPath['recommendations'][number]['reasons'];
  readonly nodes: LearningPath['nodes'];
  readonly isBeside: boolean;
};

function Recommended({ node, reasons, nodes, isBeside }: RecommendedProps) {
  return (
    <div className="mt-2 grid gap-3">
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
      <div>
        <ButtonLink look={isBeside ? 'secondary' : 'primary'} to={startPath(node)}>
          {t(node.isBegun ? 'do.goOn' : 'do.begin')}
        </ButtonLink>
      </div>
    </div>
  );
}
