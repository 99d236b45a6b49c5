// The typed calls of notices, and the shapes of what they answer.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { NoticesContract } from '../contract.ts';

type Outputs = InferContractRouterOutputs<NoticesContract>;
export type NoticePage = Outputs['list'];
export type NoticeView = NoticePage['notices'][number];
export type Choice = Outputs['choose'];
export type Choices = Outputs['listChoices'];
type Events = Outputs['events'];
export type NoticeEvent = Events extends AsyncIterable<infer Event> ? Event : never;

export const noticesApi = apiOf<NoticesContract>('notices');
