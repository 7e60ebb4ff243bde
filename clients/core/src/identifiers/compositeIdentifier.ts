import { defineIdentifier, type Identifier } from './identifier.ts'

/** How one kind of identifier is taken apart and put together. */
export interface Composition<Parts> {
  /** Its parts in their normal forms, or undefined when the text is none. */
  readonly read: (value: string) => Parts | undefined
  /** The text made of its parts. */
  readonly write: (parts: Parts) => string
  /** The error for a text that is none. */
  readonly errorFor: (value: string) => Error
}

/** An identifier that is made of parts. */
export interface CompositeIdentifier<Id extends string, Parts> extends Identifier<Id> {
  /** The parts in their normal forms; throws when the text is none. */
  readonly parse: (value: string) => Parts
  /** The identifier made of these parts, normalised; throws when they do not make one. */
  readonly format: (parts: Parts) => Id
}

/** Makes the triple of an identifier that is made of parts, and its parser and formatter. */
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
