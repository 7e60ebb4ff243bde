import type { Price } from '@mintline/core'
import {
  burnItems,
  type EvmConnection,
  type EvmWallet,
  fetchClaimRestriction,
  fetchDropState,
  fetchMintData,
  mintItems,
  resourceOptions,
} from '@mintline/evm'

/** Mints two items of an ERC-721 drop, burns the first one and returns the id of the other with the price of both. */
export async function mintAndBurn(
  connection: EvmConnection,
  wallet: EvmWallet,
  contract: string,
): Promise<{ itemId: string; total: Price }> {
  const drop = {
    contract,
    maxPerTransaction: 5n, // a mint of more items is refused before anything is sent
    resources: resourceOptions({ type: 'client', gateway: 'https://gateway.example/ipfs/' }),
  }
  const request = { ...drop, wallet: wallet.address, quantity: 2n }

  const restriction = await fetchClaimRestriction(connection, request) // the contract is asked, too
  if (restriction.type === 'restricted') throw new Error(restriction.reason)
  const data = await fetchMintData(connection, request)
  if (data.type === 'no-phase') throw new Error('No phase is open.')

  const { total } = data.checkout // beside it: who gets which fees and royalties
  const maxPrice = data.price.value
  const { items } = await mintItems(connection, { ...drop, wallet, quantity: 2n, maxPrice })
  const [first, second] = items
  if (!first || !second) throw new Error('Fewer items were minted.')

  const [, , tokenId = ''] = first.itemId.split(':')
  const state = await fetchDropState(connection, { contract })
  await burnItems(connection, { drop: state, wallet, tokenIds: [BigInt(tokenId)] })
  return { itemId: second.itemId, total }
}
