// Sends an input as the contract's method and path want it: parameters in the path, the rest in query or body.

import type { TestClient } from '../clients/test-client.ts';
import { HUGE_NUMBER } from './hostile-values.ts';

export type Target = { readonly name: string; readonly method: string; readonly path: string };
export type Reply = { readonly status: number; readonly text: string };

/** A stream is read for so long; what a bug says comes at its start. */
const PATIENCE_MS = 1500;
const NOT_AN_ANSWER = { status: 0, text: '' };

export async function send(
  { url, client, address }: { readonly url: string; readonly client: TestClient; readonly address: string },
  { method, path }: Target,
  input: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  const rest = { ...input };
  const filled = path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(asText(value).toWellFormed());
  });
  const isQuery = method === 'GET' || method === 'DELETE';
  const query = isQuery ? queryOf(rest) : '';
  const body = JSON.stringify(rest).replaceAll(`"${HUGE_NUMBER}"`, '1e400');
  const headers = { cookie: client.cookies(), 'x-forwarded-for': address };
  try {
    const response = await fetch(`${url}/api${filled}${query}`, {
      method,
      headers: isQuery ? headers : { ...headers, 'content-type': 'application/json' },
      ...(isQuery ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, text: await textOf(response) };
  } catch (error) {
    // A path that is none, or a stream that goes on: no answer to judge.
    if (error instanceof Error && /^(TimeoutError|AbortError|TypeError)$/.test(error.name))
      return NOT_AN_ANSWER;
    throw error;
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  } catch {
    // Out of patience with a stream: what has come is judged.
  }
  return text;
}

function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) query.append(name, asText(value).slice(0, 2000));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
