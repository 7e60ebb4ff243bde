/** The normal form of a text, or undefined when the text does not have the format. */
export type Format = (value: string) => string | undefined

/** Whether a text is an identifier of this kind, in its normal form or not. */
export type Guard<Id extends string> = (value: string) => value is Id

/** Throws unless a text is an identifier of this kind, in its normal form or not. */
export type Assertion<Id extends string> = (value: string) => asserts value is Id

/** The normal form of an identifier of this kind; throws when the text is none. */
export type Coercion<Id extends string> = (value: string) => Id

/** The three ways from a text to an identifier of one kind. */
export interface Identifier<Id extends string> {
  readonly is: Guard<Id>
  readonly assertIs: Assertion<Id>
  readonly coerce: Coercion<Id>
}

/**
 * Makes the guard, the assertion and the coercion of one kind of identifier.
 *
 * What is not text at all is refused like text of a wrong format, for callers without types.
 *
 * @param format - what the identifier looks like
 * @param errorFor - the error for a text that does not look so
 */
export function defineIdentifier<Id extends string>(
  format: Format,
  errorFor: (value: string) => Error,
): Identifier<Id> {
  const normalise = (value: string) => (typeof value === 'string' ? format(value) : undefined)
  const coerce = (value: string): Id => {
    const normal = normalise(value)
    if (normal === undefined) throw errorFor(String(value))
    return normal as Id
  }
  return {
    is: (value): value is Id => normalise(value) !== undefined,
    assertIs: (value): asserts value is Id => {
      coerce(value)
    },
    coerce,
  }
}
