import type { ErrorCode, ErrorContext } from './catalogue.ts'

/** Messages by code: each makes one sentence of the context of its error, without its final stop. */
export interface Messages {
  readonly [code: string]: (context: never) => string
}

const NAME = 'MintlineError'

/**
 * A failure with a code to branch on, its context, and one sentence for a person, without its final
 * stop: see `asSentence`. Each package throws a class of its own, which knows its messages.
 *
 * Messages are for people and may be reworded with a major version; codes keep their meaning.
 */
export abstract class MintlineError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  /** Values that the message is made of, by name. */
  readonly context: ErrorContext<Code>

  /** @param messages Those of the package that throws. */
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

/** Whether something thrown is an error of ours, of this code where one is given. */
export function isMintlineError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is MintlineError<Code> {
  // By its name, not its class: a program may hold several copies of this package.
  const isOurs = error instanceof Error && error.name === NAME && 'code' in error
  return isOurs && (code === undefined || error.code === code)
}
