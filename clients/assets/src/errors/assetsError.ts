import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { ASSET_MESSAGES } from './assetMessages.ts'

/** Error about pictures, traits, documents and their storage. */
export class AssetsError<Code extends keyof typeof ASSET_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(ASSET_MESSAGES, code, context, options)
  }
}
