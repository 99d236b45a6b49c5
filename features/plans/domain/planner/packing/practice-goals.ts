// What one can do after a scene or a talk with a role, in the three languages.

import type { Three } from '../../plan/plan.ts';
import type { Play } from '../materials/catalogue.ts';

export const practiceGoalOf = ({ kind, title: { zh, en, pt } }: Pick<Play, 'kind' | 'title'>): Three =>
  kind === 'scene'
    ? {
        zh: `不看提示，把“${zh}”从头演到尾。`,
        en: `Play “${en}” from beginning to end without help.`,
        pt: `Fazer “${pt}” do começo ao fim, sem ajuda.`,
      }
    : {
        zh: `跟${zh}聊，把要办的事办成。`,
        en: `Talk with ${en}, and get done what you came for.`,
        pt: `Conversar com ${pt} e resolver o que você veio fazer.`,
      };
