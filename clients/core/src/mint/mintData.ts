import { type CheckoutData, type CheckoutTerms, checkoutData } from './checkout.ts'
import type { Price } from './price.ts'
import { remainingOf } from './usage.ts'

/** Chain and address of a drop. */
export interface DropReference {
  /** Chain id of the drop's chain; on Solana and Eclipse its genesis hash in base58. */
  readonly chainId: number | string
  /** Address of the drop on that chain. */
  readonly contract: string
}

/** A drop without an open phase. */
export interface NoPhaseMintData extends DropReference {
  readonly type: 'no-phase'
}

/** A drop with a current phase. */
export interface ActiveMintData extends DropReference {
  readonly type: 'active'
  /** Items minted. */
  readonly claimed: bigint
  /** Items left: 0 = minted out, undefined = unlimited. */
  readonly unclaimed: bigint | undefined
  /** Claimed plus unclaimed; undefined = unlimited. */
  readonly supply: bigint | undefined
  /** Price of one item for the buyer, fees included. */
  readonly price: Price
  /** Price of one item less its fees; undefined where flat fees exceed it: see `CheckoutData`. */
  readonly displayedPrice: Price | undefined
  /** Items a wallet may claim; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** End of the phase; undefined = open end. */
  readonly endDate: Date | undefined
  /** True if the phase is public, so that items can be minted to any wallet. */
  readonly isMintToAvailable: boolean
  readonly checkout: CheckoutData
}

/** Mint data of a drop, with or without a current phase. */
export type MintData = ActiveMintData | NoPhaseMintData

/** The current phase of a drop, as read from chain. */
export interface CurrentPhase extends DropReference, CheckoutTerms {
  /** Items minted. */
  readonly claimed: bigint
  /** Maximum supply of the drop; 0 = unlimited. */
  readonly maxSupply: bigint
  /** Items a wallet may claim; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** End of the phase; undefined = open end. */
  readonly endDate?: Date | undefined
  /** Merkle root of the list; undefined = everybody may mint. */
  readonly merkleRoot?: string | undefined
}

/** Mint data of a drop without a current phase. */
export function noPhase({ chainId, contract }: DropReference): NoPhaseMintData {
  return { type: 'no-phase', chainId, contract }
}

/**
 * Mint data of a drop with a current phase.
 *
 * @throws QUANTITY_NOT_POSITIVE, AMOUNT_NEGATIVE, BASIS_POINTS_INVALID
 */
export function activeMintData(phase: CurrentPhase): ActiveMintData {
  const { chainId, contract, claimed, price, maxPerWallet, startDate, endDate } = phase
  const checkout = checkoutData(phase)
  const unclaimed = remainingOf({ max: phase.maxSupply, used: claimed })
  return {
    type: 'active',
    chainId,
    contract,
    claimed,
    unclaimed,
    supply: unclaimed === undefined ? undefined : claimed + unclaimed,
    price,
    displayedPrice: checkout.displayedPrice,
    maxPerWallet,
    startDate,
    endDate,
    isMintToAvailable: phase.merkleRoot === undefined,
    checkout,
  }
}
