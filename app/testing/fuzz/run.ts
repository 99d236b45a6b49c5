// Fuzzes every call of the contract by every kind of caller, and tells what must not have happened.

import type { AnyContractProcedure } from '@orpc/contract';
import fc from 'fast-check';
import * as z from 'zod';
import { listProcedures } from '../../../kit/server/http/api/list-procedures.ts';
import { contract } from '../../contract.ts';
import type { TestApp } from '../apps/test-app.ts';
import { runSql } from '../clients/people.ts';
import { arbitraryInput } from './arbitrary-input.ts';
import { CALLERS, type Caller, createCaller, createVictim, isStill, listIds, MARK } from './people.ts';
import { type Reply, send, type Target } from './send.ts';

export type FuzzOptions = {
  readonly seed: number;
  /** Inputs for each call and kind of caller. */
  readonly runs: number;
  /** Ends the fuzzing early, between two calls. */
  readonly isOver: () => boolean;
};

export type Finding = {
  readonly problem: string;
  readonly caller: Caller;
  readonly call: string;
  readonly input: string;
};
export type Report = {
  readonly calls: number;
  readonly requests: number;
  readonly findings: readonly Finding[];
};

type Procedure = Target & {
  readonly input: z.ZodType | undefined;
  /** Codes of 5xx that the contract declares. */
  readonly declared: ReadonlySet<string>;
};

export async function fuzz(app: TestApp, { seed, runs, isOver }: FuzzOptions): Promise<Report> {
  await createVictim(app);
  const ids = await listIds(app);
  const procedures = listProcedures(contract).map(({ name, procedure }) => describe(name, procedure));
  const findings: Finding[] = [];
  const called = new Set<string>();
  let requests = 0;
  for (const caller of CALLERS) {
    let client = await createCaller(app, caller);
    for (const procedure of procedures) {
      if (isOver()) return { calls: called.size, requests, findings };
      await runSql(app.databaseUrl, 'delete from rate_limits');
      if (!(await isStill(client, caller))) client = await createCaller(app, caller);
      const inputs = fc.sample(arbitraryInput(procedure.input, ids), { numRuns: runs, seed });
      const from = { url: app.url, client, address: '10.200.0.1' };
      for (const input of inputs) {
        const problem = judge(procedure, caller, await send(from, procedure, input));
        requests += 1;
        if (problem) findings.push({ problem, caller, call: procedure.name, input: short(input) });
      }
      called.add(procedure.name);
    }
  }
  return { calls: called.size, requests, findings };
}

function describe(name: string, procedure: AnyContractProcedure): Procedure {
  const { route, inputSchema, errorMap } = procedure['~orpc'];
  const errors: Readonly<Record<string, { readonly status?: number } | undefined>> = errorMap;
  const declared = Object.entries(errors).filter(([, error]) => (error?.status ?? 0) >= 500);
  return {
    name,
    method: route.method ?? 'POST',
    path: route.path ?? '',
    input: inputSchema instanceof z.ZodType ? inputSchema : undefined,
    declared: new Set(declared.map(([code]) => code)),
  };
}

/** What is wrong with the reply, if anything. Admins may read about everybody. */
function judge({ declared }: Procedure, caller: Caller, { status, text }: Reply): string | undefined {
  if (status >= 500 && !declared.has(codeIn(text))) return `answered ${status}: ${text.slice(0, 200)}`;
  if (text.includes('INTERNAL_SERVER_ERROR')) return `ended with ${text.slice(-200)}`;
  if (caller !== 'admin' && text.includes(MARK)) return `showed another person’s row: ${text.slice(0, 200)}`;
  return undefined;
}

function codeIn(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
  } catch {
    // No JSON, hence no code.
    return '';
  }
}

const short = (input: unknown): string => (JSON.stringify(input) ?? '').slice(0, 400);
