// Asks for one streamed answer and measures, as a learner would, how long its first words take.

import http from 'node:http';
import { performance } from 'node:perf_hooks';

export type Question = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** What in the stream says that text has begun. */
  readonly mark: string;
};

const agent = new http.Agent({ keepAlive: true });

/** Milliseconds from the question to the first words; resolves when the answer is over. Rejects when none came. */
export function firstToken({ url, headers = {}, body, mark }: Question): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const began = performance.now();
    const request = http.request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      let seen = '';
      let first: number | undefined;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (first !== undefined) return;
        seen += chunk;
        if (seen.includes(mark)) first = performance.now() - began;
      });
      response.once('error', reject);
      response.once('end', () => {
        if (first === undefined)
          reject(
            new Error(`no words in an answer with status ${response.statusCode}: ${seen.slice(0, 200)}`),
          );
        else resolve(first);
      });
    });
    request.end(text);
  });
}
