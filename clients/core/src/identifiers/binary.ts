import { CoreError } from '../errors/coreError.ts'
import type { Branded } from './branded.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from './identifier.ts'

/** Bytes as text: `0x` and two hex digits for each byte. Normal form: lowercase. */
export type Binary = Branded<'Binary'>

const BINARY = /^0x(?:[0-9a-fA-F]{2})*$/

const identifier = defineIdentifier<Binary>(
  (value) => (BINARY.test(value) ? value.toLowerCase() : undefined),
  (value) => new CoreError('NOT_BINARY', { value }),
)

/** True if a text is a binary. */
export const isBinary: Guard<Binary> = identifier.is

/**
 * Asserts that a text is a binary.
 *
 * @throws `NOT_BINARY`
 */
export const assertIsBinary: Assertion<Binary> = identifier.assertIs

/**
 * A binary in its normal form.
 *
 * @throws `NOT_BINARY` when the text is not valid
 */
export const binary: Coercion<Binary> = identifier.coerce
