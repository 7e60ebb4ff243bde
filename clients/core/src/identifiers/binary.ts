import { CoreError } from '../errors/coreError.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
} from './identifier.ts'

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

/** 32 bytes as 64 hex digits, with or without `0x`. Normal form: lowercase, with `0x`. */
export type Word = Branded<'Word'>

const WORD = /^(?:0x)?([0-9a-fA-F]{64})$/

const words = defineIdentifier<Word>(
  (value) => {
    const hex = WORD.exec(value)?.[1]
    return hex && `0x${hex.toLowerCase()}`
  },
  (value) => new CoreError('NOT_WORD', { value }),
)

/** Returns true if the text is a word. */
export const isWord: Guard<Word> = words.is

/**
 * Asserts that the text is a word.
 *
 * @throws `NOT_WORD`
 */
export const assertIsWord: Assertion<Word> = words.assertIs

/**
 * Returns a word in normal form.
 *
 * @throws `NOT_WORD` if the text is not valid
 */
export const word: Coercion<Word> = words.coerce
