// Why no answer came, in the words that the learner is told by.

export type SpeakerFailure = 'busy' | 'unavailable' | 'timeout' | 'refused' | 'broken_off';

export class SpeakerError extends Error {
  override readonly name = 'SpeakerError';
  readonly failure: SpeakerFailure;

  constructor(failure: SpeakerFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
