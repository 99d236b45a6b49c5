// The public face of the rules for facts about learners.

export { FACT_MAX, FACT_SOURCES, FACTS_MAX, factKey, tidyFact } from './fact.ts';
export { nameTold } from './name-told.ts';
export { bareClause, clausesIn, factsTold } from './told.ts';
