// Why no model may be called, so that the embedded teacher answers instead.

import type { LimitReached } from '../../domain/index.ts';

/** `no_model`: nobody is configured or everybody is switched off. The limits: today's money is used up. */
export type RefusalCode = 'no_model' | LimitReached;

export class AiRefusal extends Error {
  override readonly name = 'AiRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
