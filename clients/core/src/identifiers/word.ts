import { CoreError } from '../errors/coreError.ts'
import type { Branded } from './branded.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from './identifier.ts'

/** 32 bytes as 64 hex digits, with or without `0x`. Normal form: lowercase, with `0x`. */
export type Word = Branded<'Word'>

const WORD = /^(?:0x)?([0-9a-fA-F]{64})$/

const identifier = defineIdentifier<Word>(
  (value) => {
    const hex = WORD.exec(value)?.[1]
    return hex && `0x${hex.toLowerCase()}`
  },
  (value) => new CoreError('NOT_WORD', { value }),
)

/** Returns true if the text is a word. */
export const isWord: Guard<Word> = identifier.is

/**
 * Asserts that the text is a word.
 *
 * @throws `NOT_WORD`
 */
export const assertIsWord: Assertion<Word> = identifier.assertIs

/**
 * Returns a word in normal form.
 *
 * @throws `NOT_WORD` if the text is not valid
 */
export const word: Coercion<Word> = identifier.coerce
