// The calls about questions before orders.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { localesOf, namesOf } from '../../../account/server/api.ts';
import { enquiriesContract } from '../../contract/enquiries.ts';
import type { OrdersDeps } from '../deps.ts';
import { throwUpload } from '../refusals.ts';
import { toPictureView } from '../views/pictures.ts';
import {
  answer,
  ask,
  type Enquiry,
  listAllEnquiries,
  listAnswered,
  listEnquiryPictures,
  listOwnEnquiries,
  listWaiting,
} from './enquiries.ts';

const os = implement(enquiriesContract).$context<RequestContext>();

export const enquiryHandlers = (deps: OrdersDeps) => ({ ...asking(deps), ...answering(deps) });

const asking = (deps: OrdersDeps) => ({
  ask: os.ask.handler(async ({ input, context, errors }) => {
    const asked = await ask(deps, { ...input, userId: requireMember(context).id });
    if (asked.ok) return one(await view(deps, [asked.value]));
    if (asked.error.code === 'enquiries_full') throw errors.ENQUIRIES_FULL();
    if (asked.error.code === 'enquiry_taken') throw errors.ENQUIRY_TAKEN();
    return throwUpload(asked.error, errors);
  }),
  listEnquiries: os.listEnquiries.handler(async ({ input: { cursor }, context }) => {
    const { id: userId } = requireMember(context);
    const { rows, nextCursor } = await readPage({
      cursor,
      read: (page) => listOwnEnquiries(deps.db, { userId, ...page }),
    });
    return { enquiries: await view(deps, rows), nextCursor };
  }),
});

const LISTS = { waiting: listWaiting, answered: listAnswered, all: listAllEnquiries } as const;

const answering = (deps: OrdersDeps) => ({
  listAnyEnquiries: os.listAnyEnquiries.handler(async ({ input: { cursor, which } }) => {
    const list = LISTS[which];
    const { rows, nextCursor } = await readPage({ cursor, read: (page) => list(deps.db, page) });
    return { enquiries: await viewForOperators(deps, rows), nextCursor };
  }),
  answerEnquiry: os.answerEnquiry.handler(async ({ input, context, errors }) => {
    const answered = await answer(deps, { ...input, operator: requireMember(context).id });
    if (answered.ok) return one(await viewForOperators(deps, [answered.value]));
    const { error } = answered;
    if (error.code === 'answered') throw errors.ENQUIRY_ANSWERED({ data: error.data });
    throw new ORPCError('NOT_FOUND');
  }),
});

function one<View>([only]: readonly View[]): View {
  if (only === undefined) throw new Error('one question has one view');
  return only;
}

async function view(deps: OrdersDeps, enquiries: readonly Enquiry[]) {
  const pictures = await listEnquiryPictures(deps.db, enquiries);
  const now = new Date();
  return enquiries.map(({ id, product, link, text, answer: said, createdAt, answeredAt }) => ({
    id,
    product,
    link,
    text,
    pictures: pictures
      .filter(({ enquiryId }) => enquiryId === id)
      .map((picture) => toPictureView(deps, picture, now)),
    answer: said,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

async function viewForOperators(deps: OrdersDeps, enquiries: readonly Enquiry[]) {
  const ids = enquiries.map(({ userId }) => userId);
  const [names, locales, views] = await Promise.all([
    namesOf(deps.db, ids),
    localesOf(deps.db, ids),
    view(deps, enquiries),
  ]);
  return views.map((shown, at) => {
    const userId = enquiries[at]?.userId;
    const known = userId && names.has(userId) ? { id: userId, locale: locales.get(userId) ?? null } : null;
    return { ...shown, buyer: names.get(userId ?? '') ?? '', asker: known };
  });
}
