// The public face of the rules of teaching.

export { AGREEMENT } from './agreement.ts';
export { APPLICATION_STATES, type ApplicationState, type Decision, nextState } from './application.ts';
export {
  APPLICATION_MAX,
  APPLICATION_MIN,
  CLASS_NAME_MAX,
  CLASS_NOTE_MAX,
  MEMBERS_MAX,
  OPEN_CLASSES_MAX,
  REASON_MAX,
} from './bounds.ts';
export * as shapes from './shapes.ts';
