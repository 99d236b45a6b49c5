// The look of messages that give way to what is being changed: still readable, and plainly crossed out.

export const STRUCK = 'text-muted [&_p]:line-through [&_p]:decoration-line-strong [&_p]:decoration-2';
