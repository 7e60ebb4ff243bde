import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { READ_MESSAGES } from './readMessages.ts'

/** Error from reading contracts. It leaves out messages about payments and refusals, so that pages do not load them. */
export class EvmReadError<Code extends keyof typeof READ_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(READ_MESSAGES, code, context, options)
  }
}
