import { type ErrorContext, MintlineError } from '@mintline/core/errors'
import { CANDY_MACHINE_MESSAGES } from './candyMachineMessages.ts'

/** Error from reading a candy machine. */
export class CandyMachineError<
  Code extends keyof typeof CANDY_MACHINE_MESSAGES,
> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(CANDY_MACHINE_MESSAGES, code, context, options)
  }
}
