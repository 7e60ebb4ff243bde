import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { READ_MESSAGES } from './readMessages.ts'

/** Error from reading collections. Without the messages about mints and changes, so that pages need not load them. */
export class SolanaReadError<Code extends keyof typeof READ_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(READ_MESSAGES, code, context, options)
  }
}
