/** The normal form of a text, or undefined when the text does not have the format. */
export type Format = (value: string) => string | undefined

/** True if a text is an identifier of this kind, in its normal form or not. */
export type Guard<Id extends string> = (value: string) => value is Id

/** Throws unless a text is an identifier of this kind, in its normal form or not. */
export type Assertion<Id extends string> = (value: string) => asserts value is Id

/** The normal form of an identifier of this kind; throws when the text is not valid. */
export type Coercion<Id extends string> = (value: string) => Id

/** Guard, assertion and coercion of one kind of identifier. */
export interface Identifier<Id extends string> {
  readonly is: Guard<Id>
  readonly assertIs: Assertion<Id>
  readonly coerce: Coercion<Id>
}

/**
 * Creates the guard, assertion and coercion of one kind of identifier.
 *
 * A value that is not a string is refused like an invalid text, for callers without types.
 *
 * @param format - format of the identifier
 * @param errorFor - the error for a text without that format
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
