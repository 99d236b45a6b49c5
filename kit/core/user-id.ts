// The id of a person: a type of its own, so that no id of a row takes its place.

import * as z from 'zod';

export const userIdSchema = z.uuid().brand<'UserId'>();
export type UserId = z.output<typeof userIdSchema>;
