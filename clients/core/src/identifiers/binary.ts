import { CoreError } from '../errors/coreError.ts'
import type { Branded } from './branded.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from './identifier.ts'

/** Bytes as text: `0x` and two hex digits per byte. Normal form: lowercase. */
export type Binary = Branded<'Binary'>

const BINARY = /^0x(?:[0-9a-fA-F]{2})*$/

const identifier = defineIdentifier<Binary>(
  (value) => (BINARY.test(value) ? value.toLowerCase() : undefined),
  (value) => new CoreError('NOT_BINARY', { value }),
)

/** Returns true if the text is a binary. */
export const isBinary: Guard<Binary> = identifier.is

/**
 * Asserts that the text is a binary.
 *
 * @throws `NOT_BINARY`
 */
export const assertIsBinary: Assertion<Binary> = identifier.assertIs

/**
 * Returns a binary in normal form.
 *
 * @throws `NOT_BINARY` if the text is not valid
 */
export const binary: Coercion<Binary> = identifier.coerce
