import type { ItemParts } from '@mintline/core/identifiers'
import { codecsOf } from './addressCodecs.ts'
import { chainPrefix, notAKey, splitKey } from './codecKey.ts'

const KIND = 'an item'

/**
 * Returns an item's key: its blockchain, its contract and, if items have them, its token id, which sorts by number. So
 * it starts with the contract's key.
 */
export function itemKey({ blockchain, contract, tokenId }: ItemParts): Buffer {
  return Buffer.concat([
    chainPrefix(blockchain),
    codecsOf(blockchain).contract.write(contract),
    ...(tokenId === undefined ? [] : [tokenNumberBytes(tokenId)]),
  ])
}

/**
 * Parses an item key.
 *
 * @throws `NOT_A_KEY` if the bytes are not an item key
 */
export function readItemKey(key: Buffer): ItemParts {
  const { blockchain, rest } = splitKey(KIND, key)
  const { contract: codec, hasTokenIds } = codecsOf(blockchain)
  const contract = codec.read(rest)
  if (contract === undefined) throw notAKey(KIND, key)
  const token = rest.subarray(contract.length)
  const tokenId = hasTokenIds ? readTokenNumber(token) : undefined
  if (hasTokenIds ? tokenId === undefined : token.length > 0) throw notAKey(KIND, key)
  return { blockchain, contract: contract.text, tokenId }
}

/**
 * Encodes a token id: its byte count, then the number, big-endian and as short as possible. Sorts like the numbers.
 *
 * @param tokenId - from 0 to below 2^256
 */
export function tokenNumberBytes(tokenId: bigint): Buffer {
  const hex = tokenId === 0n ? '' : tokenId.toString(16)
  const digits = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return Buffer.concat([Buffer.of(digits.length), digits])
}

/** Decodes a token id; undefined if the bytes are not in that form. */
function readTokenNumber(bytes: Buffer): bigint | undefined {
  const length = bytes[0]
  if (length === undefined || bytes.length !== length + 1 || bytes[1] === 0) return undefined
  return length === 0 ? 0n : BigInt(`0x${bytes.toString('hex', 1)}`)
}
