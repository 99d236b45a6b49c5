// Pictures in a chat: how many and how large, whether the model sees any, and how they travel.

import type { ProviderConfig } from '../providers/provider-config.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { CHAT_PICTURE_TYPES, type ChatMessage, type ChatPicture, type ChatRequest } from './chat.ts';

/** Of one request. Providers take more; what is larger only costs more, since models make pictures smaller first. */
export const PICTURE_LIMITS = { count: 4, bytesEach: 2 * 1024 * 1024 } as const;

/** The longer side, in pixels, beyond which models see no more of a picture. */
export const PICTURE_SIDE = 1568;

/** An upper guess for a picture of that size where the provider does not count. */
export const PICTURE_TOKENS = 2000;

export function picturesIn({ messages }: Pick<ChatRequest, 'messages'>): ChatPicture[] {
  return messages.flatMap(({ content }) =>
    typeof content === 'string' ? [] : content.filter((part) => part.type === 'picture'),
  );
}

/** The text of a message, without its pictures. */
export function textOf({ content }: ChatMessage): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** Throws ProviderError before anything is sent: `pictures_unsupported`, or `picture_refused` for too many or too large. */
export function checkPictures({ seesPictures }: ProviderConfig, request: ChatRequest): void {
  const pictures = picturesIn(request);
  if (pictures.length === 0) return;
  if (seesPictures !== true)
    throw new ProviderError({
      code: 'pictures_unsupported',
      detail: 'the model is not said to see pictures',
    });
  const problem = problemIn(pictures);
  if (problem) throw new ProviderError({ code: 'picture_refused', detail: problem });
}

function problemIn(pictures: readonly ChatPicture[]): string | undefined {
  if (pictures.length > PICTURE_LIMITS.count) return `${pictures.length} pictures`;
  const large = pictures.find(({ bytes }) => bytes.length > PICTURE_LIMITS.bytesEach);
  if (large) return `${large.bytes.length} bytes`;
  const odd = pictures.find(({ mediaType }) => !CHAT_PICTURE_TYPES.includes(mediaType));
  return odd && 'a type that not every server decodes';
}

/** A message as the OpenAI-compatible protocol writes it: pictures as data in the address. */
export function toWire({ role, content }: ChatMessage) {
  if (typeof content === 'string') return { role, content };
  return {
    role,
    content: content.map((part) =>
      part.type === 'text'
        ? part
        : {
            type: 'image_url',
            image_url: { url: `data:${part.mediaType};base64,${part.bytes.toString('base64')}` },
          },
    ),
  };
}
