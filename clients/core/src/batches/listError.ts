import type { ErrorContext } from '../errors/catalogue.ts'
import { LIST_MESSAGES } from '../errors/listMessages.ts'
import { MintlineError } from '../errors/mintlineError.ts'

/** Error about on-chain list changes and their journals. */
export class ListError<Code extends keyof typeof LIST_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(LIST_MESSAGES, code, context, options)
  }
}
