// Why no answer came, in the words that the learner is told by.

export type AnswerFailure = 'busy' | 'unavailable' | 'timeout' | 'refused' | 'broken_off';

export class AnswerError extends Error {
  override readonly name = 'SpeakerError';
  readonly failure: AnswerFailure;

  constructor(failure: AnswerFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
