// The public face of what there is help for.

export { type Block, type Line, readBody } from './read-body.ts';
export { HELP_TOPICS, type HelpTopic, helpPath } from './topics.ts';
