import { assertEligible, assertQuantity, CoreError, platformFeeOf } from '@mintline/core'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { assertCosigned } from './assertCosigned.ts'
import { assertMintTo } from './assertMintTo.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { itemsPerTransaction } from './itemsPerTransaction.ts'
import {
  assertFunded,
  missingBesidePayments,
  paymentsOfOthers,
  platformFee,
} from './receiverRent.ts'

/** The terms of a collection for a wallet in a phase. */
export interface ClaimOffer {
  readonly collection: CollectionInfo
  /** Base58 address of the wallet. */
  readonly wallet: string
  /** Undefined = no phase is open. */
  readonly terms: ClaimTerms | undefined
  /** Lamports of the treasury and the fee recipients, by base58; missing = 0. */
  readonly balances: ReadonlyMap<string, bigint>
  /** Base58 address of the program that owns the account of `mintTo`; undefined = unknown. */
  readonly mintToOwner?: string | undefined
}

/**
 * Throws for the first rule of the program that the mints would break; otherwise returns the terms.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, NOT_ON_WHITELIST, TRANSACTION_QUANTITY_EXCEEDED,
 * WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 * @throws MERKLE_PROOFS_MISSING, MERKLE_PROOF_MISMATCH, MERKLE_PROOF_NOT_AVAILABLE and the other problems of a proof,
 * where it is unknown whether a merkle phase lists the wallet.
 * @throws FEE_EXCEEDS_PRICE where a flat platform fee closes the phase at this price.
 * @throws COSIGNER_REQUIRED where the creator has to sign and is neither minter nor co-signer.
 * @throws RECEIVER_NEEDS_RENT where a receiver cannot be paid and is not funded.
 * @throws MINT_TO_NOT_AVAILABLE, MINT_TO_CANNOT_HOLD_ITEMS where the items cannot go to that wallet.
 * @throws MAX_PER_TRANSACTION_INVALID, INVALID_ADDRESS
 */
export function assertClaimable(offer: ClaimOffer, request: ClaimRequest = {}): ClaimTerms {
  const { collection, wallet, terms } = offer
  const { quantity = 1n, singleTransaction, cosigner } = request
  assertQuantity(quantity)
  const perTransaction = itemsPerTransaction(request)
  if (!terms) throw new CoreError('NO_ACTIVE_PHASE', {})
  assertMintTo({ ...offer, terms, mintTo: request.mintTo })
  if (terms.proofProblem) throw terms.proofProblem
  const { perWallet, supply } = terms
  assertEligible({
    // Solana and Eclipse have the same messages.
    blockchain: 'SOLANA',
    wallet,
    quantity,
    phase: terms,
    // 0 = unlimited, since a plan splits them over transactions.
    maxPerTransaction: singleTransaction ? BigInt(perTransaction) : 0n,
    perWallet,
    supply,
  })
  platformFeeOf(terms.price, platformFee(collection.platformFees))
  assertCosigned({ collection, wallet, cosigner })
  assertReceiversPayable(offer, terms, request)
  return terms
}

/** Checks the first transaction only, after which receivers hold enough. */
function assertReceiversPayable(
  { collection, wallet, balances }: ClaimOffer,
  { price }: ClaimTerms,
  request: ClaimRequest,
): void {
  const { quantity = 1n } = request
  const perTransaction = itemsPerTransaction(request)
  const items = quantity < perTransaction ? Number(quantity) : perTransaction
  const payments = paymentsOfOthers(collection, { price, wallet, items })
  assertFunded(missingBesidePayments(payments, balances), request)
}
