import type { ErrorContext } from './catalogue.ts'
import { MintlineError } from './mintlineError.ts'
import { READ_MESSAGES } from './readMessages.ts'

/** Error from reading drops. Separate from `CoreError`, so that pages load no messages about mints and wallets. */
export class CoreReadError<Code extends keyof typeof READ_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(READ_MESSAGES, code, context, options)
  }
}
