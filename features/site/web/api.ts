// The public face of the site settings in the browser.

export { OperatorPart } from './operator-part.tsx';
export { operatorForm, siteForm } from './settings-forms.ts';
export { useSite } from './site-settings.ts';
