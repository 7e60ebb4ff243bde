import { type ErrorCode, type ErrorContext, MESSAGES } from './catalogue.ts'

/**
 * A failure with a code to branch on, what it is about, and one sentence for a person, without its final
 * stop: see `asSentence`.
 *
 * Messages are for people and may be reworded with a major version; codes keep their meaning.
 */
export class MintlineError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  /** What the message is made of, by name. */
  readonly context: ErrorContext<Code>

  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(messageOf(code, context), options)
    this.name = 'MintlineError'
    this.code = code
    this.context = context
  }
}

/** Whether something thrown is an error of ours, of this code where one is given. */
export function isMintlineError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is MintlineError<Code> {
  return error instanceof MintlineError && (code === undefined || error.code === code)
}

function messageOf<Code extends ErrorCode>(code: Code, context: ErrorContext<Code>): string {
  // Each message takes the context of its own code, which the compiler cannot follow by index.
  const message = MESSAGES[code] as (context: ErrorContext<Code>) => string
  return message(context)
}
