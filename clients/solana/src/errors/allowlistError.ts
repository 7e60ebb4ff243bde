import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { ALLOWLIST_MESSAGES } from './allowlistMessages.ts'

/** Error about allowlists and merkle lists: their files, entries, upserts and proofs. */
export class AllowlistError<
  Code extends keyof typeof ALLOWLIST_MESSAGES,
> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(ALLOWLIST_MESSAGES, code, context, options)
  }
}
