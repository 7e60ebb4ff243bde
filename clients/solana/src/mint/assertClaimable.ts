import { CoreError, type ErrorCode } from '@mintline/core/errors'
import { solanaAddress } from '@mintline/core/identifiers'
import {
  assertEligible,
  assertQuantity,
  DEFAULT_MAX_PER_TRANSACTION,
  platformFeeOf,
} from '@mintline/core/mint'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  INCINERATOR,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../addresses.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
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

/** Addresses that nobody signs for. */
const NOBODY: readonly string[] = [
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  INCINERATOR,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
]

/** Receiver of minted items. */
interface MintTo {
  readonly collection: Pick<CollectionInfo, 'editions' | 'editionsControls' | 'groupMint'>
  /** Minting wallet, in base58. */
  readonly wallet: string
  /** Wallet that gets the items, in base58; undefined = the minting wallet. */
  readonly mintTo: string | undefined
  /** Program that owns the `mintTo` account, in base58; undefined = unknown, or no account. */
  readonly mintToOwner?: string | undefined
}

/** Error codes that keep a wallet from minting on Solana and Eclipse, besides those that all chains share. */
export const SOLANA_RESTRICTIONS: readonly ErrorCode[] = [
  'COSIGNER_REQUIRED',
  'PRICE_TOKEN_NOT_FOUND',
  'TRANSACTION_TOO_LARGE',
]

/** Maximum items per transaction; the fourth fits only where Token-2022 takes calls in a batch. */
export const MAX_ITEMS_PER_TRANSACTION = 4

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

/**
 * Throws if items would be lost at an address, as the programs do. Program-controlled wallets such as multisig vaults
 * are allowed: they are off the curve but can sign.
 *
 * @throws INVALID_ADDRESS
 * @throws MINT_TO_CANNOT_HOLD_ITEMS for the default address, the incinerator, programs, and all accounts that belong to
 * a program: mints, token accounts, records of collections.
 */
export function assertMintTo({ collection, wallet, mintTo, mintToOwner }: MintTo): void {
  if (mintTo === undefined || mintTo === wallet) return
  const address = solanaAddress(mintTo)
  const { editions, editionsControls, groupMint } = collection
  const isOwned = mintToOwner !== undefined && mintToOwner !== SYSTEM_PROGRAM
  if (isOwned || [...NOBODY, editions, editionsControls, groupMint].includes(address)) {
    throw new CoreError('MINT_TO_CANNOT_HOLD_ITEMS', { address })
  }
}

/**
 * Returns how many items a mint puts in one transaction at most, if they fit.
 *
 * @throws MAX_PER_TRANSACTION_INVALID
 */
export function itemsPerTransaction({
  maxPerTransaction = Number(DEFAULT_MAX_PER_TRANSACTION),
}: Pick<ClaimRequest, 'maxPerTransaction'>): number {
  const isAllowed =
    Number.isInteger(maxPerTransaction) &&
    maxPerTransaction >= 1 &&
    maxPerTransaction <= MAX_ITEMS_PER_TRANSACTION
  if (isAllowed) return maxPerTransaction
  const context = { maxPerTransaction, max: MAX_ITEMS_PER_TRANSACTION }
  throw new SolanaClientError('MAX_PER_TRANSACTION_INVALID', context)
}
