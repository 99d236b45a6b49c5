// `npm run build`: rebuilds the generated files and the page, whether or not anything has changed.

import { setUp } from './setup.mjs';

try {
  await setUp({ rebuild: true });
} catch (error) {
  console.error(error.isForPeople ? error.message : error);
  process.exitCode = 1;
}
