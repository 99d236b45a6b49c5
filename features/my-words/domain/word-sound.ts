// The sound of a kept word, as decks of other programs bring it.

import type { FileKind } from '../../../kit/core/file-kind.ts';
import { LIST_MAX } from './kept-word.ts';

const MIB = 1024 * 1024;

export const wordSoundKind: FileKind = {
  name: 'word-sound',
  maxBytes: 2 * MIB,
  types: ['audio/mpeg', 'audio/ogg', 'audio/opus', 'audio/wav', 'audio/mp4', 'audio/x-m4a', 'audio/flac'],
  perPerson: { files: LIST_MAX, bytes: 500 * MIB },
};
