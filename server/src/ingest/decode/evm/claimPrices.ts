import { CLAIM_TOPIC, type ClaimCall, type ClaimEvent, decodeClaimEvent } from '@mintline/evm'
import { type Hex, maxUint256 } from 'viem'
import type { EvmLog } from './evmLog.ts'
import type { TokenTransfer } from './transfersOf.ts'

/** A transaction that calls a contract. */
export interface ContractCall {
  /** Contract address; undefined = it creates one. */
  readonly to: string | undefined
  /** The claim that it makes; undefined = it calls something else. */
  readonly claim: ClaimCall | undefined
  readonly input: Hex
  /** Coin payment, in the base units that the node uses. */
  readonly value: bigint
}

/** Price for one copy. */
export interface MintPrice {
  readonly mintPrice: bigint
  /** Token; undefined = the chain's coin. */
  readonly mintCurrency: string | undefined
}

/** The transactions that contain claims, and coin amount conversion. */
export interface ClaimContext {
  /** Undefined = the transaction was not read. */
  readonly callOf: (transaction: string) => ContractCall | undefined
  /** Converts a coin amount from the contracts' unit to the node's. */
  readonly coinAmount: (amount: bigint) => bigint
}

/** Looks up a minted item's price. */
export type PriceOfMint = (
  log: Pick<EvmLog, 'address' | 'transaction'>,
  minted: Pick<TokenTransfer, 'tokenId' | 'to' | 'value'>,
) => MintPrice | undefined

/**
 * Looks up prices for claimed items. The claim event has no price: it comes from the transaction's own call, which the
 * drop has checked against its phase or list. Claims made by other contracts have no price here.
 */
export function claimPrices(logs: readonly EvmLog[], context: ClaimContext): PriceOfMint {
  const claims = new Map<string, ClaimEvent[]>()
  for (const log of logs) {
    const claim = log.topics[0] === CLAIM_TOPIC ? decodeClaimEvent(log) : undefined
    if (!claim) continue
    const key = keyOf(log)
    claims.set(key, [...(claims.get(key) ?? []), claim])
  }
  return (log, { tokenId, to, value: copies }) => {
    const { to: called, claim, value } = context.callOf(log.transaction) ?? {}
    if (!claim || called !== log.address || claim.receiver !== to) return undefined
    // A receiver that claims again while it gets its items may have paid another price.
    const [event, ...others] = claims.get(keyOf(log)) ?? []
    if (!event || others.length > 0 || !isOf(event, claim, tokenId)) return undefined
    if (copies > claim.quantity || claim.price * claim.quantity > maxUint256) return undefined
    if (claim.currency !== undefined) {
      return { mintPrice: claim.price, mintCurrency: claim.currency }
    }
    const price = context.coinAmount(claim.price)
    return price * claim.quantity === value
      ? { mintPrice: price, mintCurrency: undefined }
      : undefined
  }
}

const keyOf = ({ address, transaction }: Pick<EvmLog, 'address' | 'transaction'>) =>
  `${address} ${transaction}`

function isOf(event: ClaimEvent, claim: ClaimCall, tokenId: bigint): boolean {
  if (event.quantity !== claim.quantity || event.receiver !== claim.receiver) return false
  return claim.tokenId === undefined
    ? tokenId >= event.tokenId && tokenId < event.tokenId + event.quantity
    : claim.tokenId === event.tokenId && tokenId === event.tokenId
}
