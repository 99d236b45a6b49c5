// The public face of the pages about one's data.

export { sayAge, useAge } from './ages.ts';
export { AskGrownUp } from './components/ask-grown-up.tsx';
export { GuardianPart } from './components/guardian-part.tsx';
export { KeptPart } from './components/kept-part.tsx';
export { LeavingBanner } from './components/leaving-banner.tsx';
export { ModelPart } from './components/model-part.tsx';
export { useAgeQuestion } from './components/use-age-question.tsx';
export { useGuardianConsent } from './components/use-guardian-consent.ts';
export { explainProblem as explainAge } from './queries.ts';
