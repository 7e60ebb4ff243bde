import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { LOCK_MESSAGES } from './lockMessages.ts'

/** Error about a change to a locked part of a collection. */
export class LockError<Code extends keyof typeof LOCK_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(LOCK_MESSAGES, code, context, options)
  }
}
