import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { REVEAL_MESSAGES } from './revealMessages.ts'

/** Error about committing to files or revealing them. */
export class RevealError<Code extends keyof typeof REVEAL_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(REVEAL_MESSAGES, code, context, options)
  }
}
