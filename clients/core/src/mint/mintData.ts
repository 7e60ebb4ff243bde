import { type CheckoutData, type CheckoutTerms, checkoutData } from './checkout.ts'
import type { Price } from './price.ts'
import { remainingOf } from './quantity.ts'

/** Which drop is spoken of. */
export interface DropReference {
  /** Chain id of the chain the drop is on; on Solana and Eclipse its genesis hash in base58. */
  readonly chainId: number | string
  /** Address of the drop on that chain. */
  readonly contract: string
}

/** A drop nobody can mint from now. */
export interface NoPhaseMintData extends DropReference {
  readonly type: 'no-phase'
}

/** A drop with a current phase. */
export interface ActiveMintData extends DropReference {
  readonly type: 'active'
  /** Items minted. */
  readonly claimed: bigint
  /** Items left: 0 = minted out, undefined = without end. */
  readonly unclaimed: bigint | undefined
  /** Claimed plus unclaimed; undefined = unlimited. */
  readonly supply: bigint | undefined
  /** Price of one item for the buyer, fees included. */
  readonly price: Price
  /** Price of one item less its fees; undefined where flat fees are above it: see `CheckoutData`. */
  readonly displayedPrice: Price | undefined
  /** Items a wallet may claim; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** End of the phase; undefined = open end. */
  readonly endDate: Date | undefined
  /** Whether the phase is public, so that items can be minted to any wallet. */
  readonly isMintToAvailable: boolean
  readonly checkout: CheckoutData
}

/** What checking a drop tells. */
export type MintData = ActiveMintData | NoPhaseMintData

/** A current phase, as a chain tells it. */
export interface CurrentPhase extends DropReference, CheckoutTerms {
  /** Items minted. */
  readonly claimed: bigint
  /** Items of the drop in all; 0 = unlimited. */
  readonly maxSupply: bigint
  /** Items a wallet may claim; 0 = unlimited. */
  readonly maxPerWallet: bigint
  readonly startDate: Date
  /** End of the phase; undefined = open end. */
  readonly endDate?: Date | undefined
  /** Root of the list of those who may mint; undefined = everybody may. */
  readonly merkleRoot?: string | undefined
}

/** What checking a drop without a current phase tells. */
export function noPhase({ chainId, contract }: DropReference): NoPhaseMintData {
  return { type: 'no-phase', chainId, contract }
}

/**
 * What checking a drop with a current phase tells.
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
