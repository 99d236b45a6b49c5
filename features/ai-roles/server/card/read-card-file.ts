// Reads a card out of a file, JSON or PNG. Whatever the bytes are, the outcome is a draft or the reason why not.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { type CardRead, readCard } from '../../domain/card/card.ts';
import { type CardRefusal, JSON_MAX, PNG_MAX } from '../../domain/card/limits.ts';
import { isPng, keywordOf, latin, readChunks } from '../../domain/card/png.ts';
import { readJson } from '../../domain/card/read-json.ts';

type Refused = Failure<CardRefusal, string>;
const refused = (reason: CardRefusal) => err(reason, '');

export function readCardFile(bytes: Uint8Array): Result<CardRead, Refused> {
  const found = isPng(bytes) ? jsonInPng(bytes) : ok(bytes);
  if (!found.ok) return found;
  if (found.value.length > JSON_MAX) return refused('size');
  const text = decode(found.value);
  if (text === undefined) return refused(isPng(bytes) ? 'encoding' : 'kind');
  if (!isPng(bytes) && !/^\s*\{/.test(text)) return refused('kind');
  const json = readJson(text);
  return json.ok ? readCard(json.value) : refused(json.error.code);
}

/** Of UTF-8, with or without its mark; undefined for anything else. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The keyword under which programs store a card of version 2. */
const KEYWORD = 'chara';
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function jsonInPng(bytes: Uint8Array): Result<Uint8Array, Refused> {
  if (bytes.length > PNG_MAX) return refused('size');
  const chunks = readChunks(bytes);
  if (!chunks.ok) return refused('damaged');
  let isPacked = false;
  for (const chunk of chunks.value) {
    if (!['tEXt', 'zTXt', 'iTXt'].includes(chunk.type)) continue;
    const text = keywordOf(chunk);
    if (text?.keyword !== KEYWORD) continue;
    // Other programs write no packed cards, and unpacking is how a small file becomes a huge one.
    if (chunk.type === 'tEXt') return fromBase64(latin(text.rest));
    isPacked = true;
  }
  return refused(isPacked ? 'compressed' : 'noCard');
}

function fromBase64(text: string): Result<Uint8Array, Refused> {
  if (text.length > (JSON_MAX * 4) / 3 + 4) return refused('size');
  const trimmed = text.trim();
  return BASE64.test(trimmed) ? ok(new Uint8Array(Buffer.from(trimmed, 'base64'))) : refused('encoding');
}
