// The public face of the pages about one's data.

export { sayAge, useAge } from './ages.ts';
export { AskGrownUp } from './components/age/ask-grown-up.tsx';
export { GuardianPart } from './components/age/guardian-part.tsx';
export { useAgeQuestion } from './components/age/use-age-question.tsx';
export { useGuardianConsent } from './components/age/use-guardian-consent.ts';
export { KeptPart } from './components/leaving/kept-part.tsx';
export { LeavingBanner } from './components/leaving/leaving-banner.tsx';
export { ModelPart } from './components/model-part.tsx';
export { explainProblem as explainAge } from './queries.ts';
