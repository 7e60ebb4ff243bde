import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { SOLANA_MESSAGES } from './catalogue.ts'

/** Error about editions on Solana and Eclipse: collections, mints and transactions. */
export class SolanaClientError<
  Code extends keyof typeof SOLANA_MESSAGES,
> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(SOLANA_MESSAGES, code, context, options)
  }
}
