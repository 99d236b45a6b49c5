// `npm run -s recognise -- FILE…`: prints one JSON object for each picture: what our own recognition makes of it.

import { readFile } from 'node:fs/promises';
import { LOW_CONFIDENCE } from '../../../features/global-services/domain/index.ts';
import { type ExtractedItem, itemsOfPicture } from '../../../features/product-upload/domain/index.ts';
import { createLog } from '../../../kit/server/log.ts';
import { createRecogniser, type Recogniser } from '../../../kit/server/recognition/recogniser.ts';

const USAGE = `Usage: npm run -s recognise -- FILE…
Prints one line of JSON for each picture: file, name, price (of one, in fen; null where the picture does not say, or not
only one), quantity, fields with source and confidence (isLow: to be checked), otherPrices, items (all things of a cart).`;

/** Of a picture in which nothing was found; above the work, which begins while this module is still being read. */
const EMPTY = { name: null, price: null, quantity: null, fields: {} } as const;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(USAGE);
  process.exit(2);
}
const recogniser = createRecogniser({ log: createLog('silent'), isOn: true });
let hasFailed = false;
for (const file of files) {
  const line = await recognise(recogniser, file);
  hasFailed ||= 'problem' in line;
  console.log(JSON.stringify(line));
}
recogniser.stop();
process.exitCode = hasFailed ? 1 : 0;

async function recognise({ read }: Recogniser, file: string) {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return { file, ...EMPTY, problem: 'not_readable' };
  const reading = await read(bytes);
  if (!reading.ok) return { file, ...EMPTY, problem: reading.error.code };
  const items = itemsOfPicture(reading.value).map(toOutput);
  const [first] = items;
  if (!first) return { file, ...EMPTY, problem: 'nothing_found' };
  return { file, ...first, ...(items.length > 1 ? { items } : {}) };
}

function toOutput({ fields, otherPrices }: ExtractedItem) {
  const { name, unitPriceFen, quantity } = fields;
  const marked = Object.entries(fields).flatMap(([key, field]) =>
    field
      ? [[key === 'unitPriceFen' ? 'price' : key, { ...field, isLow: field.confidence < LOW_CONFIDENCE }]]
      : [],
  );
  return {
    name: name?.value ?? null,
    price: unitPriceFen?.value ?? null,
    quantity: quantity?.value ?? null,
    fields: Object.fromEntries(marked),
    otherPrices,
  };
}
