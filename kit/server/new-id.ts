// Makes ids on the server; the page makes its own by the same rule.

import { randomBytes } from 'node:crypto';
import { uuidV7 } from '../core/uuid.ts';

/** A new id that sorts by the time it was made; a row that carries a moment of its own is given that moment. */
export const newId = (at: Date = new Date()): string => uuidV7(at.getTime(), randomBytes(10));
