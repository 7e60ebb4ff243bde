import { type ErrorContext, MintlineError } from '@mintline/core'
import { COMMAND_MESSAGES } from './commandMessages.ts'

type CommandMessages = typeof COMMAND_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends CommandMessages {}
}

/** Error about the command's input: options, files, keys and answers. */
export class CommandError<Code extends keyof CommandMessages> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(COMMAND_MESSAGES, code, context, options)
  }
}
