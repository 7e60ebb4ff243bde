import { formatItemId, type ItemId } from '@mintline/core/identifiers'
import { type Log, parseEventLogs } from 'viem'
import type { DropState } from '../contract/dropState.ts'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'

/** The drop fields that identify its items. */
export type ItemsDrop = Pick<DropState, 'address' | 'network' | 'tokenId'>

/** A claim's wallets; undefined = any. */
export interface Claimants {
  /** Claiming wallet, in any case. */
  readonly claimer?: string | undefined
  /** Receiving wallet, in any case. */
  readonly receiver?: string | undefined
}

/**
 * Returns a claim's token ids: one per item, or the shared one. A bundle may contain other wallets' claims in the same
 * transaction.
 *
 * @param quantity Requested item count. A hostile contract can report any number, but no more are returned.
 */
export function claimedTokenIds(
  drop: ItemsDrop,
  logs: readonly Log[],
  { quantity, claimer, receiver }: Claimants & { readonly quantity: bigint },
): bigint[] {
  const own = logs.filter(({ address }) => address.toLowerCase() === drop.address)
  // Both variants emit this event; for ERC-1155, its fourth field is the token id.
  const claims = parseEventLogs({ abi: [tokensClaimedEvent], logs: own }).filter(
    ({ args }) => isSameWallet(claimer, args.claimer) && isSameWallet(receiver, args.receiver),
  )
  if (drop.tokenId !== undefined) {
    return claims.some(({ args }) => args.startTokenId === drop.tokenId) ? [drop.tokenId] : []
  }
  let left = quantity
  return claims.flatMap(({ args: { startTokenId, quantityClaimed } }) => {
    const isWithin = quantityClaimed <= left
    const count = isWithin ? quantityClaimed : left
    left -= count
    return Array.from({ length: Number(count) }, (_, at) => startTokenId + BigInt(at))
  })
}

function isSameWallet(wanted: string | undefined, found: string): boolean {
  return wanted === undefined || wanted.toLowerCase() === found.toLowerCase()
}

/** Returns an item's union id: `BASE:0x…:7`. */
export function itemIdOf({ address, network }: ItemsDrop, tokenId: bigint): ItemId {
  return formatItemId({ blockchain: network.blockchain, contract: address, tokenId })
}
