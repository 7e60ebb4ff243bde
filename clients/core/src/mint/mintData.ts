import { type CheckoutData, type CheckoutTerms, checkoutData } from './checkout.ts'
import type { Price } from './price.ts'
import { remainingOf } from './usage.ts'

/** A drop's chain and address. */
export interface DropReference {
  /** Id of the drop's chain; on Solana and Eclipse, its genesis hash in base58. */
  readonly chainId: number | string
  /** The drop's address on that chain. */
  readonly contract: string
}

/** A drop without an open phase. */
export interface NoPhaseMintData extends DropReference {
  readonly type: 'no-phase'
}

/** A drop with a current phase. */
export interface ActiveMintData extends DropReference {
  readonly type: 'active'
  /** Minted items. */
  readonly claimed: bigint
  /** Items left: 0 = minted out, undefined = unlimited. */
  readonly unclaimed: bigint | undefined
  /** Claimed plus unclaimed; undefined = unlimited. */
  readonly supply: bigint | undefined
  /** Price per item for the buyer, fees included. */
  readonly price: Price
  /** Price per item less its fees; undefined if flat fees exceed it: see `CheckoutData`. */
  readonly displayedPrice: Price | undefined
  /** Items per wallet; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** End of the phase; undefined = open-ended. */
  readonly endDate: Date | undefined
  /** True if items can be minted to another wallet: in public phases, and on Solana and Eclipse in all. */
  readonly isMintToAvailable: boolean
  readonly checkout: CheckoutData
}

/** A drop's mint data, with or without a current phase. */
export type MintData = ActiveMintData | NoPhaseMintData

/** A drop's current phase, as read from chain. */
export interface CurrentPhase extends DropReference, CheckoutTerms {
  /** Minted items. */
  readonly claimed: bigint
  /** Maximum supply; 0 = unlimited. */
  readonly maxSupply: bigint
  /** Items per wallet; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** End of the phase; undefined = open-ended. */
  readonly endDate?: Date | undefined
  /** The list's merkle root; undefined = everybody may mint. */
  readonly merkleRoot?: string | undefined
}

/** Largest Unix time in seconds that a Date can hold. */
const MAX_DATE_SECONDS = 8_640_000_000_000n

/** Returns mint data for a drop without a current phase. */
export function noPhase({ chainId, contract }: DropReference): NoPhaseMintData {
  return { type: 'no-phase', chainId, contract }
}

/**
 * Computes mint data for a drop with a current phase.
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

/** Converts Unix seconds (0 or more) to a Date, clamped to the latest one, since contracts accept any time. */
export function dateOf(seconds: bigint): Date {
  return new Date(Number(seconds < MAX_DATE_SECONDS ? seconds : MAX_DATE_SECONDS) * 1_000)
}
