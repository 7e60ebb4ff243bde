import { formatItemId, type ItemId } from '@mintline/core/identifiers'
import { type Log, parseEventLogs } from 'viem'
import type { DropState } from '../contract/dropState.ts'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'

/** A drop as far as its items are named by it. */
export type ItemsDrop = Pick<DropState, 'address' | 'network' | 'tokenId'>

/** Token ids that a claim brought: of each item, or the one that all items have. */
export function claimedTokenIds(drop: ItemsDrop, logs: readonly Log[]): bigint[] {
  const own = logs.filter(({ address }) => address.toLowerCase() === drop.address)
  // Both variants have the event; its fourth field is the token id where all items have one.
  const claims = parseEventLogs({ abi: [tokensClaimedEvent], logs: own })
  return claims.flatMap(({ args: { startTokenId, quantityClaimed } }) => {
    if (drop.tokenId !== undefined) return startTokenId === drop.tokenId ? [startTokenId] : []
    return Array.from({ length: Number(quantityClaimed) }, (_, at) => startTokenId + BigInt(at))
  })
}

/** Union id of an item: `BASE:0x…:7`. */
export function itemIdOf({ address, network }: ItemsDrop, tokenId: bigint): ItemId {
  return formatItemId({ blockchain: network.blockchain, contract: address, tokenId })
}
