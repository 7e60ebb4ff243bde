import { assertEligible, assertQuantity, MintlineError, platformFeeOf } from '@mintline/core'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { DEFAULT_ITEMS_PER_TRANSACTION } from './itemsPerTransaction.ts'
import { platformFee } from './receiverRent.ts'

/** The terms that a collection offers a wallet in a phase. */
export interface ClaimOffer {
  readonly collection: CollectionInfo
  /** Base58 address of the wallet. */
  readonly wallet: string
  /** Undefined = no phase is open. */
  readonly terms: ClaimTerms | undefined
}

/**
 * Fails with the first rule of the program that the mints would break, and else answers the terms.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, NOT_ON_WHITELIST, TRANSACTION_QUANTITY_EXCEEDED,
 * WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 * @throws MERKLE_PROOFS_MISSING, MERKLE_PROOF_MISMATCH, MERKLE_PROOF_NOT_AVAILABLE and the other
 * problems of a proof, where it is not known whether a merkle phase lists the wallet.
 * @throws FEE_EXCEEDS_PRICE where a flat platform fee closes the phase at this price.
 */
export function assertClaimable(
  { collection, wallet, terms }: ClaimOffer,
  request: ClaimRequest = {},
): ClaimTerms {
  const { quantity = 1n, singleTransaction } = request
  assertQuantity(quantity)
  if (!terms) throw new MintlineError('NO_ACTIVE_PHASE', {})
  if (terms.proofProblem) throw terms.proofProblem
  const { perWallet, supply } = terms
  const perTransaction = BigInt(request.maxPerTransaction ?? DEFAULT_ITEMS_PER_TRANSACTION)
  assertEligible({
    wallet,
    quantity,
    phase: terms,
    // 0 = unlimited: a plan splits them over transactions.
    maxPerTransaction: singleTransaction ? perTransaction : 0n,
    perWallet,
    supply,
  })
  platformFeeOf(terms.price, platformFee(collection.platformFees))
  return terms
}
