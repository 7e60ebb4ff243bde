import { assertEligible, assertQuantity, MintlineError, platformFeeOf } from '@mintline/core'
import type { PlatformFees } from '../reads/collectionInfo.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { platformFee } from './receiverRent.ts'

/** What a wallet wants to mint, and on what terms. */
export interface ClaimRequest {
  /** Base58 address of the wallet. */
  readonly wallet: string
  /** Items. */
  readonly quantity: bigint
  /** Terms in the current phase; undefined = there is none. */
  readonly terms: ClaimTerms | undefined
  readonly platformFees: PlatformFees
  /** Most items of the request; 0 = unlimited, because a plan splits them over transactions. */
  readonly maxQuantity?: bigint | undefined
}

/**
 * Fails with the first rule of the program that the mints would break, and else answers the terms.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, NOT_ON_WHITELIST, TRANSACTION_QUANTITY_EXCEEDED,
 * WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 * @throws FEE_EXCEEDS_PRICE where a flat platform fee closes the phase at this price.
 */
export function assertClaimable(request: ClaimRequest): ClaimTerms {
  const { wallet, quantity, terms, platformFees, maxQuantity = 0n } = request
  assertQuantity(quantity)
  if (!terms) throw new MintlineError('NO_ACTIVE_PHASE', {})
  const { perWallet, supply } = terms
  assertEligible({
    wallet,
    quantity,
    phase: terms,
    maxPerTransaction: maxQuantity,
    perWallet,
    supply,
  })
  platformFeeOf(terms.price, platformFee(platformFees))
  return terms
}
