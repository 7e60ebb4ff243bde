import type { ErrorContext } from './catalogue.ts'
import { MintlineError } from './mintlineError.ts'
import { TERM_MESSAGES } from './termMessages.ts'

/** Error about a drop's wanted terms. Separate from `CoreError`, whose messages pages load. */
export class TermError<Code extends keyof typeof TERM_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(TERM_MESSAGES, code, context, options)
  }
}
