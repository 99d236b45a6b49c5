// How long a day somebody studies who has not said it.

export const USUAL_MINUTES = 15;
