// Every procedure of the contract declares its access, rate limit, metering and errors.

import type { AnyContractRouter } from '@orpc/contract';
import type { ProcedureMeta } from '../../kit/core/procedure.ts';
import { listProcedures, type NamedProcedure } from '../../kit/server/http/api/list-procedures.ts';
import type { Outcome } from './check.ts';

/** Problems of every procedure below the router, and of two that answer at one address. */
export function checkProcedures(contract: AnyContractRouter): Outcome {
  const procedures = listProcedures(contract);
  const byAddress = Map.groupBy(procedures, addressOf);
  const doubled = [...byAddress]
    .filter(([, answering]) => answering.length > 1)
    .map(
      ([address, answering]) =>
        `${address} is answered by ${answering.map(({ name }) => name).join(' and ')}`,
    );
  return {
    summary: `${procedures.length} procedures`,
    problems: [...procedures.flatMap(checkProcedure), ...doubled],
  };
}

/** Two paths that differ only in the names of their parameters are one address. */
function addressOf({ procedure }: NamedProcedure): string {
  const { method, path } = procedure['~orpc'].route;
  return `${method ?? ''} ${(path ?? '').replaceAll(/\{[^}]+\}/g, '{}')}`;
}

function checkProcedure({ name, procedure }: NamedProcedure): string[] {
  const { meta, route, outputSchema, errorMap } = procedure['~orpc'];
  const demands: ProcedureMeta = meta;
  const oddCodes = Object.keys(errorMap).filter((code) => !/^[A-Z]+(_[A-Z]+)*$/.test(code));
  const faults = [
    demands.access === undefined && 'declares no access: nobody could call it',
    Array.isArray(demands.access) && demands.access.length === 0 && 'lists no role: nobody could call it',
    demands.limit === undefined && 'declares no limit',
    demands.metered === undefined && 'does not say whether it is metered',
    route.method === undefined && 'has no method',
    !/^(\/([a-z0-9]+(-[a-z0-9]+)*|\{[a-zA-Z]+\}))+$/.test(route.path ?? '') && `has the path "${route.path}"`,
    (route.summary ?? '') === '' && 'has no summary',
    (route.tags ?? []).length === 0 && 'has no tag',
    outputSchema === undefined && 'does not say what it answers',
    ...oddCodes.map((code) => `has the error code "${code}"`),
  ];
  return faults.filter((fault) => typeof fault === 'string').map((fault) => `${name} ${fault}`);
}
