import { ADDRESS_MESSAGES } from './addressMessages.ts'
import type { ErrorContext } from './catalogue.ts'
import { MintlineError } from './mintlineError.ts'

/** Error about an address that somebody entered. With messages of its own, since pages load those of `CoreError`. */
export class AddressError<Code extends keyof typeof ADDRESS_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(ADDRESS_MESSAGES, code, context, options)
  }
}
