// The node that the path recommends first, on the pages of other features: what it is, why, and the ways on.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import { reasonText, startPath } from '../node-texts.ts';
import type { LearningPath } from '../queries.ts';
import { t } from '../texts.ts';
import { AllDone } from './all-done.tsx';
import { NodeName } from './node-name.tsx';

export function NextNode({ path: { nodes, recommendations } }: { readonly path: LearningPath }) {
  const [first] = recommendations;
  const node = nodes.find(({ id }) => id === first?.node);
  return (
    <>
      {first && node ? <Recommended node={node} reasons={first.reasons} nodes={nodes} /> : <AllDone />}
      <p className="mt-3 flex flex-wrap gap-x-3">
        <ButtonLink look="ghost" to="/learning-path">
          {t('title')}
        </ButtonLink>
        <ButtonLink look="ghost" to="/adaptive-learning">
          {t('makePlan')}
        </ButtonLink>
      </p>
    </>
  );
}

type RecommendedProps = {
  readonly node: LearningPath['nodes'][number];
  readonly reasons: LearningPath['recommendations'][number]['reasons'];
  readonly nodes: LearningPath['nodes'];
};

function Recommended({ node, reasons, nodes }: RecommendedProps) {
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
        <ButtonLink look="primary" to={startPath(node)}>
          {t(node.isBegun ? 'do.goOn' : 'do.begin')}
        </ButtonLink>
      </div>
    </div>
  );
}
