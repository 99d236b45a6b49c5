// Makes the small form of the contract that the page carries: methods and paths, no schemas and no rules.

import { type AnyContractRouter, isContractProcedure, minifyContractRouter } from '@orpc/contract';

type PageContract = { readonly [key: string]: PageContract | PageProcedure };
type PageProcedure = {
  readonly '~orpc': { readonly errorMap: object; readonly meta: object; readonly route: object };
};

/** What the page needs to turn `account.signIn` into a request; about 70 bytes a call. */
export function pageContract(contract: AnyContractRouter): PageContract | PageProcedure {
  return strip(minifyContractRouter(contract));
}

function strip(router: AnyContractRouter): PageContract | PageProcedure {
  if (!isContractProcedure(router)) {
    return Object.fromEntries(Object.entries(router).map(([key, below]) => [key, strip(below)]));
  }
  const { summary: _summary, description: _description, tags: _tags, ...route } = router['~orpc'].route;
  return { '~orpc': { errorMap: {}, meta: {}, route } };
}
