import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { APTOS_MESSAGES } from './catalogue.ts'

/** Error from modules, views and transactions on Aptos. */
export class AptosClientError<
  Code extends keyof typeof APTOS_MESSAGES,
> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(APTOS_MESSAGES, code, context, options)
  }
}
