import { CORE_MESSAGES, type ErrorContext } from './catalogue.ts'
import { MintlineError } from './mintlineError.ts'

/** Error from code that all chains share: identifiers, networks, mint rules, metadata, wallets. */
export class CoreError<Code extends keyof typeof CORE_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(CORE_MESSAGES, code, context, options)
  }
}
