import type { ErrorCode, ErrorContext } from './catalogue.ts'
import type { ErrorKind, Message, Messages } from './kinds.ts'

const NAME = 'MintlineError'

/**
 * Error with a code to branch on, a typed context, and one sentence for a person without a full stop: see
 * `asSentence`. Each package throws a subclass with its own messages.
 *
 * ```ts
 * if (isMintlineError(error, 'CHAIN_MISMATCH')) switchTo(error.context.required)
 * ```
 *
 * A major version may reword messages; codes keep their meaning.
 */
export abstract class MintlineError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  /** Undefined for failures. */
  readonly kind: ErrorKind | undefined
  /** Values in the message, by name. */
  readonly context: ErrorContext<Code>

  /** @param messages Messages of the throwing package. */
  constructor(
    messages: Messages,
    code: Code,
    context: ErrorContext<Code>,
    options: ErrorOptions | undefined,
  ) {
    // Each message takes its own code's context, which the compiler cannot follow by index.
    const message = messages[code] as Message & ((context: ErrorContext<Code>) => string)
    super(message(context), options)
    this.name = NAME
    this.code = code
    this.kind = message.kind
    this.context = context
  }
}

/** Returns true if a thrown value is a `MintlineError`, and has the given code if any. */
export function isMintlineError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is MintlineError<Code> {
  // By name, not by class: a program may hold several copies of this package.
  const isMintline = error instanceof Error && error.name === NAME && 'code' in error
  return isMintline && (code === undefined || error.code === code)
}
