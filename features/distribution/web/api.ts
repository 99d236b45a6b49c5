// The public face of the distribution pages: how its settings are named.

export { distributionForm } from './settings-form.ts';
