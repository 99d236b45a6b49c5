// Has ffmpeg make an MP4 that every browser plays, where the machine has ffmpeg.

import { spawn } from 'node:child_process';

export type Converter = {
  /** False: this machine has none. */
  readonly isThere: () => Promise<boolean>;
  /** Rejects when it fails or takes too long; what it has written by then is nobody's. */
  readonly convert: (from: string, to: string) => Promise<void>;
};

const LIMIT_MS = 20 * 60_000;
const HEIGHT_MOST = 720;

/**
 * The first picture and the first sound alone, without what else the file carries; it reads and writes files of this
 * machine and nothing else, whatever the file asks for.
 */
const argumentsFor = (from: string, to: string): readonly string[] => [
  ...words('-nostdin -hide_banner -loglevel error -y -protocol_whitelist file -i'),
  `file:${from}`,
  ...words('-map 0:v:0 -map 0:a:0? -map_metadata -1 -map_chapters -1 -sn -dn -vf'),
  `scale=-2:'min(${HEIGHT_MOST},ih)'`,
  ...words('-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -c:a aac -b:a 128k -ac 2 -threads 1'),
  ...words('-movflags +faststart -f mp4'),
  `file:${to}`,
];

const words = (line: string): readonly string[] => line.split(' ');

export const createConverter = (): Converter => ({
  isThere: () =>
    run(['-version'], 10_000).then(
      () => true,
      () => false,
    ),
  convert: (from, to) => run(argumentsFor(from, to), LIMIT_MS),
});

/** By its name on the path. */
const PROGRAM = 'ffmpeg';

function run(args: readonly string[], timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, [...args], { stdio: 'ignore', timeout, killSignal: 'SIGKILL' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${PROGRAM} ended with ${code ?? 'a signal'}`)),
    );
  });
}
