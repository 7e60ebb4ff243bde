import { ADDRESS_MESSAGES } from './addressMessages.ts'
import type { ErrorContext } from './catalogue.ts'
import { MintlineError } from './mintlineError.ts'

/** Error about an address that a person entered. Separate from `CoreError`, whose messages pages load. */
export class AddressError<Code extends keyof typeof ADDRESS_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(ADDRESS_MESSAGES, code, context, options)
  }
}
