import type { ErrorCode, ErrorContext } from './catalogue.ts'

/** Messages by code; each makes one sentence from the context of its error, without a full stop. */
export interface Messages {
  readonly [code: string]: (context: never) => string
}

const NAME = 'MintlineError'

/**
 * A failure with a code to branch on, its context, and one sentence for a person, without a full stop: see
 * `asSentence`. Each package throws a subclass with its own messages.
 *
 * Messages may be reworded in a major version; codes keep their meaning.
 */
export abstract class MintlineError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  /** Values in the message, by name. */
  readonly context: ErrorContext<Code>

  /** @param messages Messages of the package that throws. */
  constructor(
    messages: Messages,
    code: Code,
    context: ErrorContext<Code>,
    options: ErrorOptions | undefined,
  ) {
    // Each message takes the context of its own code, which the compiler cannot follow by index.
    const message = messages[code] as (context: ErrorContext<Code>) => string
    super(message(context), options)
    this.name = NAME
    this.code = code
    this.context = context
  }
}

/** True if a thrown value is a `MintlineError`, and has this code if one is given. */
export function isMintlineError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is MintlineError<Code> {
  // By name, not by class: a program may hold several copies of this package.
  const isMintline = error instanceof Error && error.name === NAME && 'code' in error
  return isMintline && (code === undefined || error.code === code)
}
