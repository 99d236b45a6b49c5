// What all calls of teaching declare alike.

import * as z from 'zod';

export const tag = 'teaching';
export const forTeachers = { access: ['teacher'], metered: false, tag } as const;
export const WRITES = { max: 300, seconds: 600 } as const;
export const ofId = z.object({ id: z.uuid() });
export const CLASS_ENDED = { status: 409, message: 'The class has ended.' } as const;
