import { CORE_MESSAGES, type ErrorContext } from './catalogue.ts'
import { MintlineError } from './mintlineError.ts'

/** Error of the parts that all chains share: identifiers, networks, rules of a mint, metadata, wallets. */
export class CoreError<Code extends keyof typeof CORE_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(CORE_MESSAGES, code, context, options)
  }
}
