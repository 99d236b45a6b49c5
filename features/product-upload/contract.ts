// Shows things to be bought, by picture, link, share text or words, and confirms what was read of them.

import * as z from 'zod';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { withoutHidden } from '../../kit/core/text/hidden-signs.ts';
import { FILE_ERRORS } from '../files/domain/index.ts';
import {
  ITEM_BOUNDS,
  ITEM_CATEGORIES,
  itemFieldsSchema,
  quoteShapes,
} from '../global-services/domain/index.ts';
import { DRAFT_STATES, ORIGINS, OTHER_PRICE_ROLES, READERS, READING_PROBLEMS } from './domain/index.ts';

const tag = 'product-upload';

const draft = z.object({
  id: z.uuid(),
  origin: z.enum(ORIGINS),
  state: z.enum(DRAFT_STATES),
  /** Why nothing was read of the picture, which is kept. */
  problem: z.enum(READING_PROBLEMS).nullable(),
  reader: z.enum(READERS).nullable(),
  fields: itemFieldsSchema,
  /** Restricted, counterfeit or too cheap by its words, as the price will say it. */
  verdicts: quoteShapes.price.shape.verdicts,
  otherPrices: z.array(
    z.object({ fen: z.int(), role: z.enum(OTHER_PRICE_ROLES), fromFen: z.int().optional() }),
  ),
  /** Good for a day. */
  picture: z.string().nullable(),
  /** The stored file, which a quote names. */
  pictureId: z.uuid().nullable(),
  /** Whether something else of its picture has been ordered: the sum of that is no longer the sum of what is here. */
  isPictureOrdered: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});
const drafts = z.object({ drafts: z.array(draft) });

const DRAFTS_FULL = {
  status: 409,
  message: 'As many drafts as one person may have; nothing was added.',
} as const;
const text = (max: number) =>
  z.string().overwrite(withoutHidden).trim().min(1).max(max).nullable().optional();
const amount = (least: number) => z.int().min(least).max(ITEM_BOUNDS.priceFen).nullable().optional();

/** Null takes a field away, an absent one stays as it is. */
const changes = z.strictObject({
  name: text(ITEM_BOUNDS.name),
  unitPriceFen: amount(1),
  quantity: z.int().min(1).max(ITEM_BOUNDS.quantity).nullable().optional(),
  variant: text(ITEM_BOUNDS.variant),
  which: text(ITEM_BOUNDS.which),
  shop: text(ITEM_BOUNDS.shop),
  link: z
    .url({ protocol: /^https$/ })
    .max(ITEM_BOUNDS.link)
    .nullable()
    .optional(),
  category: z.enum(ITEM_CATEGORIES).nullable().optional(),
  weightGrams: z.int().min(1).max(ITEM_BOUNDS.grams).nullable().optional(),
  domesticFreightFen: amount(0),
  declared: itemFieldsSchema.shape.declared.unwrap().shape.value.nullable().optional(),
  denied: itemFieldsSchema.shape.denied.unwrap().shape.value.nullable().optional(),
});

export const productUploadContract = {
  list: memberProcedure({
    tag,
    method: 'GET',
    path: '/global-services/items',
    summary: 'The drafts of items, as they came, and whether pictures can be read here',
    limit: READS,
  }).output(drafts.extend({ isRecognitionOn: z.boolean() })),

  addPicture: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/items/pictures',
    summary:
      'Make an uploaded picture (kind `product-picture`) a draft and begin to read it; the same upload again answers the same draft',
    limit: { max: 60, seconds: 3600 },
  })
    .input(z.object({ uploadId: z.uuid() }))
    .output(draft)
    .errors({ ...FILE_ERRORS, DRAFTS_FULL }),

  addText: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/items/texts',
    summary: 'Make a link, a share text or a description drafts; nothing is fetched',
    limit: { max: 120, seconds: 3600 },
  })
    /** `id`: of the first draft, made by the caller, so that sending twice adds once. */
    .input(z.object({ id: z.uuid(), text: z.string().trim().min(1).max(8000) }))
    .output(drafts)
    .errors({
      DRAFTS_FULL,
      NOTHING_FOUND: { status: 422, message: 'No shop, name or price in it; nothing was added.' },
    }),

  addTyped: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/items',
    summary:
      'Make an empty draft to be filled in by hand; with `besideId`, of one more thing in the picture of that draft, whose price may be what the sum of the picture leaves for it',
    limit: { max: 120, seconds: 3600 },
  })
    .input(
      z.object({
        id: z.uuid(),
        besideId: z.uuid().optional(),
        restFen: z.int().min(1).max(ITEM_BOUNDS.priceFen).optional(),
      }),
    )
    .output(draft)
    .errors({ DRAFTS_FULL }),

  change: memberProcedure({
    tag,
    method: 'PATCH',
    path: '/global-services/items/{id}',
    summary: 'Change fields of a draft, and confirm it or take that back; only what is confirmed is priced',
    limit: { max: 600, seconds: 3600 },
  })
    /** `isWanted`: of what is not ticked in its picture, whether the buyer wants it all the same. */
    .input(
      z.object({
        id: z.uuid(),
        version: z.int().min(1),
        changes,
        isConfirmed: z.boolean(),
        isWanted: z.boolean().optional(),
      }),
    )
    .output(draft)
    .errors({
      DRAFT_CHANGED: { status: 409, message: 'Changed elsewhere in the meantime; nothing was stored.' },
      DRAFT_INCOMPLETE: {
        status: 422,
        message: 'Fields are missing without which nothing can be priced.',
        data: z.object({ missing: z.array(itemFieldsSchema.keyof()) }),
      },
      DRAFT_REFUSED: { status: 422, message: 'Such a thing is not bought; it cannot be confirmed.' },
    }),

  readAgain: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/items/{id}/reading',
    summary: 'Read the picture of a draft again, after it has failed',
    limit: { max: 60, seconds: 3600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(draft),

  typeIn: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/items/{id}/typing',
    summary: 'Wait no longer for the picture of a draft to be read; it is filled in by hand',
    limit: { max: 60, seconds: 3600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(draft),

  join: memberProcedure({
    tag,
    method: 'POST',
    path: '/global-services/items/{id}/join',
    summary: 'Make two drafts of one thing one draft, with the picture of the one and the words of the other',
    limit: { max: 120, seconds: 3600 },
  })
    .input(
      z.object({ id: z.uuid(), version: z.int().min(1), otherId: z.uuid(), otherVersion: z.int().min(1) }),
    )
    .output(draft)
    .errors({
      DRAFT_CHANGED: { status: 409, message: 'Changed elsewhere in the meantime; nothing was stored.' },
    }),

  remove: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/global-services/items/{id}',
    summary: 'Delete a draft; its picture goes with the last draft that shows it',
    limit: { max: 600, seconds: 3600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
};
export type ProductUploadContract = typeof productUploadContract;
