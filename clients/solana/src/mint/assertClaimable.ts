import { assertEligible, assertQuantity, CoreError, platformFeeOf } from '@mintline/core'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { assertMintTo } from './assertMintTo.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { itemsPerTransaction } from './itemsPerTransaction.ts'
import { mintCosigner } from './mintCosigner.ts'
import { platformFee } from './mintPayments.ts'

/** A collection's terms for a wallet in one phase. */
export interface ClaimOffer {
  readonly collection: CollectionInfo
  /** Base58 address. */
  readonly wallet: string
  /** Undefined = no phase is open. */
  readonly terms: ClaimTerms | undefined
  /** Program that owns the `mintTo` account, in base58; undefined = unknown. */
  readonly mintToOwner?: string | undefined
}

/**
 * Checks a mint against the program's rules and returns its terms; throws for the first rule that it breaks.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, NOT_ON_WHITELIST, TRANSACTION_QUANTITY_EXCEEDED,
 * WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 * @throws MERKLE_PROOFS_MISSING, MERKLE_PROOF_MISMATCH, MERKLE_PROOF_NOT_AVAILABLE and other proof errors, if nobody
 * knows whether a merkle phase lists the wallet.
 * @throws FEE_EXCEEDS_PRICE if a flat platform fee closes the phase at this price.
 * @throws COSIGNER_REQUIRED if neither creator nor named co-signer signs, where one must.
 * @throws PRICE_TOKEN_NOT_FOUND if the token of the price is unknown, so that nobody can pay.
 * @throws MINT_TO_CANNOT_HOLD_ITEMS if the items cannot go to that wallet.
 * @throws MAX_PER_TRANSACTION_INVALID, INVALID_ADDRESS
 */
export function assertClaimable(offer: ClaimOffer, request: ClaimRequest = {}): ClaimTerms {
  const { collection, wallet, terms } = offer
  const { quantity = 1n, singleTransaction, payer, cosigner } = request
  assertQuantity(quantity)
  const perTransaction = itemsPerTransaction(request)
  if (!terms) throw new CoreError('NO_ACTIVE_PHASE', {})
  assertMintTo({ ...offer, mintTo: request.mintTo })
  const problem = terms.proofProblem ?? terms.tokenProblem
  if (problem) throw problem
  const { perWallet, supply } = terms
  assertEligible({
    // Solana and Eclipse have the same messages.
    blockchain: 'SOLANA',
    wallet,
    quantity,
    phase: terms,
    // 0 = unlimited: the plan splits them over transactions.
    maxPerTransaction: singleTransaction ? BigInt(perTransaction) : 0n,
    perWallet,
    supply,
  })
  platformFeeOf(terms.price, platformFee(collection.platformFees))
  mintCosigner({ collection, wallet, payer, cosigner })
  return terms
}
