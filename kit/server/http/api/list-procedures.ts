// Lists the procedures of a contract with their dotted names.

import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract';

export type NamedProcedure = { readonly name: string; readonly procedure: AnyContractProcedure };

/** Every procedure below `router`, in the order of declaration; `name` is its path of keys (`account.signIn`). */
export function listProcedures(router: AnyContractRouter, keys: readonly string[] = []): NamedProcedure[] {
  if (isContractProcedure(router)) return [{ name: keys.join('.'), procedure: router }];
  return Object.entries(router).flatMap(([key, below]) => listProcedures(below, [...keys, key]));
}
