import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { EVM_MESSAGES } from './catalogue.ts'

/** Error from contracts, payments and transactions on EVM chains. */
export class EvmClientError<Code extends keyof typeof EVM_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(EVM_MESSAGES, code, context, options)
  }
}
