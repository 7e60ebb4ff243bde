import { isWord, word } from '@mintline/core/identifiers'
import { text } from './decodeAnswer.ts'

const NO_ROOT = '0x'
const NOT_ROOT = 'is neither empty nor 32 bytes in hex'

/** Decodes a merkle root; undefined = the phase has no root. */
export const MerkleRoot = text(
  (hex) => hex === NO_ROOT || isWord(hex),
  (hex) => (hex === NO_ROOT ? undefined : word(hex)),
  NOT_ROOT,
)
