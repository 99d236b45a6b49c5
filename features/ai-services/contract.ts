// What admins see and set of the AI services: providers and their models, who is asked for what, limits, and reports.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { changedBy } from '../audit/contract.ts';
import {
  AI_USES,
  CHAIN_MAX,
  CHAIN_SOURCES,
  isProviderAddress,
  LIMIT_MAX,
  MODELS_MAX,
  PRICE_MAX,
  TRY_BODY_BYTES,
  TRY_PICTURE_PROBLEMS,
} from './domain/index.ts';

const tag = 'ai-services';
const CHANGES = { max: 120, seconds: 600 } as const;

const PRESETS = [
  'qwen',
  'deepseek',
  'glm',
  'kimi',
  'openai',
  'ollama',
  'llamacpp',
  'vllm',
  'custom',
] as const;

/** Of a row that admins change: sent back with a change, which is refused where another has come between. */
const version = z.int().min(1);

const newModel = z.object({
  /** As the provider names it. */
  name: z.string().trim().min(1).max(200),
  /** The model's window in tokens; null: as the preset says. */
  contextTokens: z.int().min(512).max(10_000_000).nullable(),
  /** Whether it may be asked about pictures. */
  seesPictures: z.boolean().default(false),
  /** Fen per million tokens that go in, and that come out. */
  inFen: z.int().min(0).max(PRICE_MAX),
  outFen: z.int().min(0).max(PRICE_MAX),
});

const providerFields = {
  name: z.string().trim().min(1).max(80),
  baseUrl: z.string().trim().max(2000).refine(isProviderAddress, 'must be an http or https address'),
  isEnabled: z.boolean(),
  models: z
    .array(newModel)
    .max(MODELS_MAX)
    .refine((models) => new Set(models.map(({ name }) => name)).size === models.length, 'named twice'),
};
const key = z
  .string()
  .min(1)
  .max(2000)
  .regex(/^[\x21-\x7e]*$/, 'must be printable without spaces');

/** The latest call that ended this way; the detail holds codes and numbers only. */
const lastCall = z.object({ at: z.iso.datetime(), model: z.string(), outcome: z.string() }).nullable();
const state = { lastSuccess: lastCall, lastFailure: lastCall };

const provider = z.object({
  id: z.uuid(),
  name: z.string(),
  preset: z.string(),
  baseUrl: z.string(),
  isEnabled: z.boolean(),
  /** The key itself is never sent: its last characters, or null where there is none. */
  keyTail: z.string().nullable(),
  version,
  models: z.array(newModel.extend({ id: z.uuid() })),
  ...state,
});

const report = z.object({
  id: z.uuid(),
  /** Who reported it. */
  userId: userIdSchema,
  userName: z.string(),
  reason: z.enum(['wrong', 'level', 'harmful', 'other']),
  comment: z.string(),
  answer: z.string(),
  /** What was said before, oldest first. */
  context: z.array(z.object({ author: z.enum(['learner', 'tutor']), text: z.string() })),
  speaker: z.enum(['model', 'engine']).nullable(),
  model: z.string().nullable(),
  state: z.enum(['open', 'closed']),
  note: z.string(),
  version,
  handledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

const STALE = {
  AI_STALE: {
    status: 409,
    message: 'Somebody else has changed this since it was read; nothing was done.',
    data: changedBy,
  },
} as const;

const KEY_NEEDED = {
  status: 409,
  message: 'The address is another server’s: give its key, or take the old one away.',
} as const;

export const aiServicesContract = {
  listProviders: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai/providers',
    summary: 'Providers of models with their state, the one of the environment, and the presets',
    limit: READS,
  }).output(
    z.object({
      providers: z.array(provider),
      environment: z
        .object({
          name: z.string(),
          baseUrl: z.string(),
          model: z.string(),
          seesPictures: z.boolean(),
          hasKey: z.boolean(),
          ...state,
        })
        .nullable(),
      presets: z.array(
        z.object({
          id: z.enum(PRESETS),
          name: z.string(),
          baseUrl: z.string(),
          /** A good model to begin with; null where only the operator knows what is loaded. */
          model: z.string().nullable(),
          needsKey: z.boolean(),
          contextTokens: z.int().nullable(),
        }),
      ),
    }),
  ),

  createProvider: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai/providers',
    summary: 'Add a provider; the same id twice adds one',
    limit: CHANGES,
  })
    .input(z.object({ id: z.uuid(), preset: z.enum(PRESETS), ...providerFields, key: key.nullable() }))
    .output(provider)
    .errors({ TOO_MANY_PROVIDERS: { status: 409, message: 'There are as many providers as there can be.' } }),

  updateProvider: adminProcedure({
    tag,
    method: 'PUT',
    path: '/admin/ai/providers/{id}',
    summary: 'Change a provider; without `key` its key stays, with null it goes',
    limit: CHANGES,
  })
    .input(z.object({ id: z.uuid(), version, ...providerFields, key: key.nullable().optional() }))
    .output(provider)
    .errors({ ...STALE, KEY_NEEDED }),

  deleteProvider: adminProcedure({
    tag,
    method: 'DELETE',
    path: '/admin/ai/providers/{id}',
    summary: 'Delete a provider, its key, and its place in every use',
    limit: CHANGES,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  tryModel: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai/try',
    summary: 'Ask a model something now, and see the answer with time and cost, or the exact failure',
    limit: { max: 60, seconds: 600 },
    bodyBytes: TRY_BODY_BYTES,
    unaudited: 'it changes nothing: the call and its cost stand among the calls of models',
  })
    .input(
      z.object({
        /** Null for the model of the environment. */
        modelId: z.uuid().nullable(),
        text: z.string().trim().min(1).max(500),
        /** To be looked at: a file as it is, JPEG, PNG, WebP or GIF. */
        picture: z.base64().optional(),
      }),
    )
    .output(
      z.object({
        /** `ok`, or the code of the failure. */
        outcome: z.string(),
        answer: z.string(),
        /** Codes and numbers of the failure, and what the provider wrote about it. */
        detail: z.string().nullable(),
        message: z.string().nullable(),
        firstTokenMs: z.int().nullable(),
        tookMs: z.int(),
        promptTokens: z.int(),
        completionTokens: z.int(),
        isEstimated: z.boolean(),
        costMicro: z.int(),
      }),
    )
    .errors({
      PICTURES_UNSUPPORTED: {
        status: 409,
        message: 'The model is not said to see pictures; nothing was sent.',
      },
      PICTURE_REFUSED: {
        status: 422,
        message: 'Not a picture that can be sent; nothing was.',
        data: z.object({ problem: z.enum(TRY_PICTURE_PROBLEMS) }),
      },
    }),

  readCosts: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai/costs',
    summary: 'What the calls of the last days have cost, by use and model, the dearest first',
    limit: { max: 60, seconds: 600 },
  })
    .input(z.object({ days: z.enum(['1', '7', '30']) }))
    .output(
      z.array(
        z.object({
          /** A use, or `try` for an admin's try. */
          use: z.string(),
          model: z.string(),
          providerName: z.string(),
          calls: z.int(),
          failed: z.int(),
          tokens: z.int(),
          costMicro: z.int(),
        }),
      ),
    ),

  readConfig: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai/config',
    summary: 'Who is asked for what, the limits of spending, and what today has cost',
    limit: READS,
  }).output(
    z.object({
      uses: z.array(
        z.object({
          use: z.enum(AI_USES),
          /** In order of fallback. */
          modelIds: z.array(z.uuid()),
          temperature: z.number().nullable(),
          /** Null: the newest. */
          promptVersion: z.string().nullable(),
          /** The newest first; empty where the use has no prompt of its own yet. */
          promptVersions: z.array(z.string()),
          version,
          /** Whose models answer now: its own, those of chat, the environment’s, nobody’s. */
          source: z.enum(CHAIN_SOURCES),
          /** How many of them are switched on. */
          ready: z.int(),
        }),
      ),
      models: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          providerName: z.string(),
          isEnabled: z.boolean(),
          /** It charges, by its key, and the limits do not count it for want of a price. */
          isUnpriced: z.boolean(),
        }),
      ),
      /** In fen a day; null is no limit. */
      limits: z.object({ dayFen: z.int().nullable(), learnerFen: z.int().nullable(), version }),
      /** In micro-CNY. */
      today: z.object({
        calls: z.int(),
        costMicro: z.int(),
        learners: z.array(
          z.object({ userId: userIdSchema, name: z.string(), calls: z.int(), costMicro: z.int() }),
        ),
      }),
    }),
  ),

  updateUse: adminProcedure({
    tag,
    method: 'PUT',
    path: '/admin/ai/uses/{use}',
    summary: 'Set the models of a use in order of fallback, its temperature and the version of its prompt',
    limit: CHANGES,
  })
    .input(
      z.object({
        use: z.enum(AI_USES),
        version,
        modelIds: z
          .array(z.uuid())
          .max(CHAIN_MAX)
          .refine((ids) => new Set(ids).size === ids.length, 'named twice'),
        temperature: z.number().min(0).max(2).nullable(),
        promptVersion: z.string().max(80).nullable(),
      }),
    )
    .output(z.object({ version }))
    .errors({
      ...STALE,
      MODEL_GONE: { status: 409, message: 'One of the models has been deleted.' },
      PROMPT_UNKNOWN: { status: 409, message: 'This server does not know that version of the prompt.' },
    }),

  updateLimits: adminProcedure({
    tag,
    method: 'PUT',
    path: '/admin/ai/limits',
    summary: 'Set what may be spent in a day, in all and per learner, in fen; null is no limit',
    limit: CHANGES,
  })
    .input(
      z.object({
        version,
        dayFen: z.int().min(0).max(LIMIT_MAX).nullable(),
        learnerFen: z.int().min(0).max(LIMIT_MAX).nullable(),
      }),
    )
    .output(z.object({ version }))
    .errors(STALE),

  listReports: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai/reports',
    summary: 'Answers that learners reported, newest first: all, or open or closed ones',
    limit: READS,
  })
    .input(z.object({ state: z.enum(['open', 'closed']).optional(), cursor }))
    .output(z.object({ reports: z.array(report), nextCursor })),

  updateReport: adminProcedure({
    tag,
    method: 'PATCH',
    path: '/admin/ai/reports/{id}',
    summary: 'Close a report or open it again, with a note',
    limit: CHANGES,
  })
    .input(
      z.object({
        id: z.uuid(),
        version,
        state: z.enum(['open', 'closed']),
        note: z.string().trim().max(2000),
      }),
    )
    .output(report)
    .errors(STALE),
};
export type AiServicesContract = typeof aiServicesContract;
