import { CSV_MESSAGES } from '../errors/csvMessages.ts'
import { type ErrorContext, MintlineError } from '../errors/index.ts'

/** Error about list columns. */
export class CsvError<Code extends keyof typeof CSV_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(CSV_MESSAGES, code, context, options)
  }
}
