import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { READ_MESSAGES } from './readMessages.ts'

/** Error from reading drops. It leaves out administration messages, so that pages do not load them. */
export class AptosReadError<Code extends keyof typeof READ_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(READ_MESSAGES, code, context, options)
  }
}
