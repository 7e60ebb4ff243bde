import { type ErrorContext, MintlineError } from '@mintline/core'
import { SERVER_MESSAGES } from './catalogue.ts'

/** A server error: about its database, its settings, or refused requests. */
export class ServerError<Code extends keyof typeof SERVER_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(SERVER_MESSAGES, code, context, options)
  }
}
