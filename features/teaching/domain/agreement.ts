// What a learner agrees to when joining a class. Whoever changes what teachers see raises the version.

/** The version of the texts under `agreement` that is shown before joining, stored with each member. */
export const AGREEMENT = 2;
