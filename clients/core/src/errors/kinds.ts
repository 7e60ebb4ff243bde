/**
 * What kind of mistake or event an error is, for programs that treat all errors of a kind alike. Errors without a kind are
 * failures: of the network, a node or a contract.
 *
 * - `usage`: a value of the call is missing or wrong.
 * - `input`: a file or document is missing or wrong, or the network is another one.
 * - `notFound`: the chain lacks what the call names.
 * - `declined`: a person or a limit said no.
 * - `interrupted`: a person ended the work.
 */
export type ErrorKind = 'usage' | 'input' | 'notFound' | 'declined' | 'interrupted'

/** Messages by code. Each turns its error's context into one sentence without a full stop. */
export interface Messages {
  readonly [code: string]: Message
}

/** Returns its error's sentence; `kind` is undefined for failures. */
export type Message = ((context: never) => string) & { readonly kind?: ErrorKind }

/** Gives a message its error's kind. */
export function withKind<Worded extends (context: never) => string>(
  kind: ErrorKind,
  message: Worded,
): Worded {
  return Object.assign(message, { kind })
}

/** Returns the kinds of errors by code, for those that have one. */
export function kindsOf<Code extends string>(
  messages: Readonly<Record<Code, Message>>,
): Readonly<Partial<Record<Code, ErrorKind>>> {
  const kinds: Partial<Record<Code, ErrorKind>> = {}
  for (const code in messages) {
    const { kind } = messages[code]
    if (kind) kinds[code] = kind
  }
  return kinds
}
