// A process of its own: fits the parameters of FSRS to the cards on its standard input, and writes them on the other.
//
// The package is native code: where a machine has none for it, this process ends with an error and the server goes on.

import { json } from 'node:stream/consumers';
import * as z from 'zod';

const cardsSchema = z.array(z.array(z.tuple([z.int().min(1).max(4), z.int().nonnegative()])));

const { computeParameters, FSRSBindingItem, FSRSBindingReview } = await import(
  '@open-spaced-repetition/binding'
);
const cards = cardsSchema.parse(await json(process.stdin));
const items = cards.flatMap((card) => {
  const reviews = card.map(([grade, days]) => new FSRSBindingReview(grade, days));
  // One item for each review on a later day, with all before it.
  return card.flatMap(([, days], place) =>
    days > 0 && place > 0 ? [new FSRSBindingItem(reviews.slice(0, place + 1))] : [],
  );
});
const weights = await computeParameters(items, { enableShortTerm: true });
process.stdout.write(JSON.stringify(weights), () => process.exit(0));
