import { defineIdentifier, type Identifier } from './identifier.ts'

/** Parser and formatter for one kind of identifier. */
export interface Composition<Parts> {
  /** Its parts in their normal forms; undefined when the text is not valid. */
  readonly read: (value: string) => Parts | undefined
  /** The text of its parts. */
  readonly write: (parts: Parts) => string
  /** The error for a text that is not valid. */
  readonly errorFor: (value: string) => Error
}

/** An identifier that is made of parts. */
export interface CompositeIdentifier<Id extends string, Parts> extends Identifier<Id> {
  /** The parts in their normal forms; throws when the text is not valid. */
  readonly parse: (value: string) => Parts
  /** The identifier made of these parts, normalised; throws when they do not make one. */
  readonly format: (parts: Parts) => Id
}

/** Creates the guard, assertion, coercion, parser and formatter of an identifier with parts. */
export function defineCompositeIdentifier<Id extends string, Parts>({
  read,
  write,
  errorFor,
}: Composition<Parts>): CompositeIdentifier<Id, Parts> {
  const identifier = defineIdentifier<Id>((value) => {
    const parts = read(value)
    return parts && write(parts)
  }, errorFor)
  return {
    ...identifier,
    parse: (value) => {
      const parts = typeof value === 'string' ? read(value) : undefined
      if (parts === undefined) throw errorFor(String(value))
      return parts
    },
    format: (parts) => identifier.coerce(write(parts)),
  }
}
