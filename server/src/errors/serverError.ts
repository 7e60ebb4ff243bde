import { type ErrorContext, MintlineError } from '@mintline/core'
import { SERVER_MESSAGES } from './catalogue.ts'

/** Error of the server: its database, its settings, requests that it refuses. */
export class ServerError<Code extends keyof typeof SERVER_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(SERVER_MESSAGES, code, context, options)
  }
}
