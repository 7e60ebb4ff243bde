import type { ItemParts } from '@mintline/core/identifiers'
import type { LayerOne } from '@mintline/core/networks'
import { type Address, hashMessage } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { checkCreatorSignatures } from '../orders/validation/checkCreatorSignatures.ts'
import { lazyItemById } from '../read-model/items/lazyItems.ts'
import { assertLazyChain } from './lazyItem.ts'
import type { LazyItemServices } from './mintLazyItem.ts'
import { storeBurn } from './storeBurn.ts'

/** An account with its blockchain group. */
interface GroupAddress {
  readonly group: LayerOne
  /** In its normal form. */
  readonly address: string
}

/** A lazy item to burn. */
export interface LazyItemBurn {
  readonly id: ItemParts
  readonly creators: readonly GroupAddress[]
  /** One for each creator, in the same order, over the text from `burnMessage`. */
  readonly signatures: readonly string[]
}

/**
 * Returns the text that creators sign. For compatibility with public clients, it names neither the blockchain nor the
 * collection.
 */
export const burnMessage = (tokenId: bigint): string => `I would like to burn my ${tokenId} item.`

/**
 * Burns a lazy item's unminted copies, which all its creators have to sign. It is final, since the registration's
 * signatures are public: anybody could register the item again with them.
 *
 * @returns false if there are no such copies
 * @throws `NO_LAZY_ITEMS` off EVM chains; `INCORRECT_LAZY_ASSET`, and node errors if a contract cannot be asked
 */
export async function burnLazyItem(
  { writer, nodes }: LazyItemServices,
  { id, creators, signatures }: LazyItemBurn,
): Promise<boolean> {
  const { blockchain, tokenId = 0n } = id
  assertLazyChain(blockchain)
  const known = await lazyItemById(writer, id)
  if (known === undefined) return false
  const expected = known.creators.map(({ account }) => account)
  const given = new Set(creators.map(({ group, address }) => `${group}:${address}`))
  if (given.size !== expected.length || !expected.every((account) => given.has(account))) {
    const rule = `must be those of the item, each once: ${expected.join(', ')}`
    throw new ServerError('INCORRECT_LAZY_ASSET', { field: 'creators', rule })
  }
  const hash = hashMessage(burnMessage(tokenId))
  const accounts = creators.map(({ address }) => address as Address)
  const signed = { accounts, signatures, hash }
  await checkCreatorSignatures((name) => name, signed, { blockchain, nodes })
  return storeBurn(writer, id)
}
