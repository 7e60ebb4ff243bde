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

/** The terms that a collection offers a wallet in a phase. */
export interface ClaimOffer {
  readonly collection: CollectionInfo
  /** Base58 address of the wallet. */
  readonly wallet: string
  /** Undefined = no phase is open. */
  readonly terms: ClaimTerms | undefined
  /** Lamports of the treasury and of the fee recipients, by base58; none where absent. */
  readonly balances: ReadonlyMap<string, bigint>
  /** Base58 address of the program that owns the account of `mintTo`; undefined = not known. */
  readonly mintToOwner?: string | undefined
}

/**
 * Fails with the first rule of the program that the mints would break, and else answers the terms.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, NOT_ON_WHITELIST, TRANSACTION_QUANTITY_EXCEEDED,
 * WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 * @throws MERKLE_PROOFS_MISSING, MERKLE_PROOF_MISMATCH, MERKLE_PROOF_NOT_AVAILABLE and the other
 * problems of a proof, where it is not known whether a merkle phase lists the wallet.
 * @throws FEE_EXCEEDS_PRICE where a flat platform fee closes the phase at this price.
 * @throws COSIGNER_REQUIRED where the creator has to sign and is neither minter nor co-signer.
 * @throws RECEIVER_NEEDS_RENT where a receiver cannot be paid and is not to be funded.
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
    // Solana and Eclipse have the same words.
    blockchain: 'SOLANA',
    wallet,
    quantity,
    phase: terms,
    // 0 = unlimited: a plan splits them over transactions.
    maxPerTransaction: singleTransaction ? BigInt(perTransaction) : 0n,
    perWallet,
    supply,
  })
  platformFeeOf(terms.price, platformFee(collection.platformFees))
  assertCosigned({ collection, wallet, cosigner })
  assertReceiversPayable(offer, terms, request)
  return terms
}

/** Looks at the first transaction: after it, receivers hold what they need. */
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
