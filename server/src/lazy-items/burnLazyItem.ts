import type { ItemParts } from '@mintline/core/identifiers'
import type { LayerOne } from '@mintline/core/networks'
import { type Address, hashMessage } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { checkCreatorSignatures } from '../orders/validation/checkCreatorSignatures.ts'
import { lazyItemById } from '../read-model/items/lazyItemById.ts'
import { assertLazyChain } from './lazyItem.ts'
import type { LazyItemServices } from './lazyItemServices.ts'
import { storeBurn } from './storeBurn.ts'

/** An account with its group of blockchains. */
interface GroupAddress {
  readonly group: LayerOne
  /** In its normal form. */
  readonly address: string
}

/** A lazy item to take back. */
export interface LazyItemBurn {
  readonly id: ItemParts
  readonly creators: readonly GroupAddress[]
  /** One of each creator, in their order, over the text of `burnMessage`. */
  readonly signatures: readonly string[]
}

/** Text that creators sign. As public clients have it, it names neither the blockchain nor the collection. */
export const burnMessage = (tokenId: bigint): string => `I would like to burn my ${tokenId} item.`

/**
 * Takes back the copies of a lazy item that are not minted, which all of its creators have to sign. It is final, as the
 * signatures of the registration are public: anybody could register the item again with them.
 *
 * @returns false when there are no such copies
 * @throws `NO_LAZY_ITEMS` off EVM chains; `INCORRECT_LAZY_ASSET`, and node errors when a contract cannot be asked
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
