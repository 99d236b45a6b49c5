// Ids of talks and messages as types of their own: neither stands for the other, nor a plain text for either.

import * as z from 'zod';

export const talkIdSchema = z.uuid().brand<'TalkId'>();
export type TalkId = z.output<typeof talkIdSchema>;

export const messageIdSchema = z.uuid().brand<'MessageId'>();
export type MessageId = z.output<typeof messageIdSchema>;
