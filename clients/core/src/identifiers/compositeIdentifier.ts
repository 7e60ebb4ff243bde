import { defineIdentifier, type Identifier } from './identifier.ts'

/** Parser and formatter for one kind of identifier. */
export interface Composition<Parts> {
  /** Returns the parts in normal form; undefined = invalid text. */
  readonly read: (value: string) => Parts | undefined
  /** Formats the parts as text. */
  readonly write: (parts: Parts) => string
  /** Creates the error for an invalid text. */
  readonly errorFor: (value: string) => Error
}

/** An identifier with parts. */
export interface CompositeIdentifier<Id extends string, Parts> extends Identifier<Id> {
  /** Returns the parts in normal form; throws if the text is not valid. */
  readonly parse: (value: string) => Parts
  /** Formats parts as an identifier in normal form; throws if they are not valid. */
  readonly format: (parts: Parts) => Id
}

/** Creates guard, assertion, coercion, parser and formatter for an identifier with parts. */
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
