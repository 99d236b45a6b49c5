// Loaded before the servers of the journeys: hashes passwords at no cost. Each journey opens accounts, and the product's hash
// takes a tenth of a second of a core; the account's own tests hold it as it is.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done);
syncBuiltinESMExports();
