// The public face of the rules of applications.

export { APPLICATION_STATES, type ApplicationState, nextState } from './application.ts';
