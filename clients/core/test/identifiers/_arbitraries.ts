import { base58 } from '@scure/base'
import fc from 'fast-check'
import type { Sample } from './_setup.ts'

const LOWER = '0123456789abcdef'
const NOT_BASE58 = '0OIl+/_'

const text = (alphabet: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })

/** Hex digits in either case. */
export const hex = (minLength: number, maxLength = minLength) =>
  text(`${LOWER}ABCDEF`, minLength, maxLength)

/** Hex digits in lowercase. */
export const lowerHex = (minLength: number, maxLength = minLength) =>
  text(LOWER, minLength, maxLength)

/** Random bytes in base58. */
export const base58Of = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => base58.encode(bytes))

/** A text that is its own normal form. */
export const unchanged = (texts: fc.Arbitrary<string>): fc.Arbitrary<Sample> =>
  texts.map((value) => ({ text: value, normal: value }))

/** `0x` and this many hex digits, normalised to lowercase. */
export const prefixedHex = (digits: number): fc.Arbitrary<Sample> =>
  hex(digits).map((value) => ({ text: `0x${value}`, normal: `0x${value.toLowerCase()}` }))

/** `0x` hex with nearly this many digits, without its prefix, or with one character that is not hex. */
export const nearHex = (digits: number): fc.Arbitrary<string> =>
  fc.oneof(
    hex(0, digits - 1).map((value) => `0x${value}`),
    hex(digits + 1, digits + 9).map((value) => `0x${value}`),
    hex(digits),
    hex(digits).map((value) => `0X${value}`),
    hex(digits).map((value) => `0x${value}\n`),
    corrupted(hex(digits), 'gG:.x').map((value) => `0x${value}`),
  )

/** Texts with one character replaced by one of these. */
export const corrupted = (texts: fc.Arbitrary<string>, characters: string): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.nat(), fc.constantFrom(...characters)).map(([value, seed, character]) => {
    const at = seed % value.length
    return value.slice(0, at) + character + value.slice(at + 1)
  })

export const evmAddresses = prefixedHex(40)
export const nearEvmAddresses = nearHex(40)

export const flowAddresses: fc.Arbitrary<Sample> = fc
  .tuple(fc.nat(4), fc.boolean(), lowerHex(16))
  .map(([zeros, x, value]) => ({
    text: `${'0'.repeat(zeros)}${x ? 'x' : ''}${value}`,
    normal: `0x${value}`,
  }))
export const nearFlowAddresses = fc.oneof(
  lowerHex(0, 15).map((value) => `0x${value}`),
  lowerHex(17, 24).map((value) => `0x1${value}`),
  lowerHex(16).map((value) => `0xx${value}`),
  lowerHex(16).map((value) => `1x${value}`),
  corrupted(lowerHex(16), 'ABCDEFg').map((value) => `0x${value}`),
)

const cadenceName = (minLength: number, maxLength: number) =>
  text('abcXYZ019_', minLength, maxLength)
export const flowContracts: fc.Arbitrary<Sample> = fc
  .tuple(flowAddresses, cadenceName(3, 20))
  .map(([address, name]) => ({
    text: `A.${address.text}.${name}`,
    normal: `A.${address.normal.slice(2)}.${name}`,
  }))
export const nearFlowContracts = fc.oneof(
  fc.tuple(flowAddresses, cadenceName(0, 2)).map(([{ text: a }, name]) => `A.${a}.${name}`),
  fc.tuple(flowAddresses, cadenceName(3, 9)).map(([{ text: a }, name]) => `B.${a}.${name}`),
  fc.tuple(flowAddresses, cadenceName(3, 9)).map(([{ text: a }, name]) => `${a}.${name}`),
  fc.tuple(flowAddresses, cadenceName(3, 9)).map(([{ text: a }, name]) => `A.${a}.${name}-`),
  fc.tuple(flowAddresses, cadenceName(3, 9)).map(([{ text: a }, name]) => `A.${a}.${name}.${name}`),
  fc.tuple(nearFlowAddresses, cadenceName(3, 9)).map(([a, name]) => `A.${a}.${name}`),
)

export const solanaAddresses = unchanged(base58Of(32))
export const nearSolanaAddresses = fc.oneof(
  base58Of(31),
  base58Of(33),
  base58Of(20),
  base58Of(64),
  corrupted(base58Of(32), NOT_BASE58),
)

export const solanaHashes = unchanged(
  // With the first bit set, 64 bytes take 88 characters.
  fc
    .uint8Array({ minLength: 64, maxLength: 64 })
    .map((bytes) => base58.encode(bytes.with(0, (bytes[0] ?? 0) | 0x80))),
)
export const nearSolanaHashes = fc.oneof(
  solanaHashes.map(({ text: value }) => value.slice(1)),
  solanaHashes.map(({ text: value }) => `${value}1`),
  // The largest of 88 characters is 65 bytes.
  solanaHashes.map(({ text: value }) => `z${value.slice(1)}`),
  corrupted(
    solanaHashes.map(({ text: value }) => value),
    NOT_BASE58,
  ),
)

export const aptosAddresses: fc.Arbitrary<Sample> = hex(1, 64).map((value) => ({
  text: `0x${value}`,
  normal: `0x${value.toLowerCase().padStart(64, '0')}`,
}))
export const nearAptosAddresses = fc.oneof(
  fc.constant('0x'),
  hex(1, 64),
  hex(1, 64).map((value) => `0X${value}`),
  hex(65, 80).map((value) => `0x${value}`),
  corrupted(hex(1, 64), 'gG:.x').map((value) => `0x${value}`),
)

/** Names of modules and functions on Aptos. */
export const moveNames = fc
  .tuple(text('abcXYZ_', 1), text('abcXYZ_019', 0, 15))
  .map(([first, rest]) => first + rest)
export const nearMoveNames = fc.oneof(
  fc.constant(''),
  moveNames.map((name) => `1${name}`),
  moveNames.map((name) => `${name}-`),
  moveNames.map((name) => `${name}:`),
  moveNames.map((name) => `${name}<u8>`),
)
