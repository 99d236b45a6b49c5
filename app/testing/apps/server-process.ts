// A real Yulu process for tests that kill it, or that need two of them on one database.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../../../kit/server/testing/child-environment.ts';
import { type TestClient, testClient } from '../clients/test-client.ts';

export type ServerProcess = {
  readonly url: string;
  readonly guest: () => TestClient;
  /** `kill -9`: no time to say goodbye. */
  readonly kill: () => Promise<void>;
  /** Asks it to end in order; resolves with its exit code. */
  readonly end: () => Promise<number | null>;
};

export const SECRET = 'the secret of the processes in this test file';

/** Starts the server as `npm start` does, on a database that exists; resolves when it says that it is ready. */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-process-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env: {
      ...childEnvironment,
      PORT: '0',
      TRUST_PROXY: '1',
      YULU_SECRET: SECRET,
      YULU_DATA: dataFolder,
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const cleanedUp = async () => {
    const code = await exited;
    await rm(dataFolder, { recursive: true, force: true });
    return code;
  };
  const url = await readAddress(child.stdout);
  if (url === undefined) throw new Error(`the server ended with ${await cleanedUp()} before it was ready`);
  const gone = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return cleanedUp();
  };
  return {
    url,
    guest: () => testClient(url),
    kill: async () => void (await gone('SIGKILL')),
    end: () => gone('SIGTERM'),
  };
}

/** The address that the server prints; undefined when its output ends without. */
async function readAddress(output: NodeJS.ReadableStream): Promise<string | undefined> {
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    const url = /^Yulu is ready: (\S+)/.exec(line)?.[1];
    if (url !== undefined) {
      output.resume();
      return url;
    }
  }
  return undefined;
}
