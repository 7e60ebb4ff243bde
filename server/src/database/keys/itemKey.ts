import type { ItemParts } from '@mintline/core/identifiers'
import { codecsOf } from './addressCodecs.ts'
import { chainPrefix, notAKey, splitKey } from './chainPrefix.ts'
import { readTokenNumber, tokenNumberBytes } from './tokenNumber.ts'

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
