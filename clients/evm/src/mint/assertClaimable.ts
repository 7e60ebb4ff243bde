import { CoreError } from '@mintline/core/errors'
import {
  assertEligible,
  assertQuantity,
  type ClaimRestriction,
  RESTRICTED_WITHOUT_WALLET,
  restrictionBy,
} from '@mintline/core/mint'
import { hasAllowlist } from '../conditions/claimCondition.ts'
import { isNobody } from '../contract/isNobody.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import type { MintState } from './fetchMintState.ts'

/** The mint request fields that the rules apply to. */
export type RequestedClaim = Pick<ClaimRequest, 'quantity' | 'mintTo' | 'maxPerTransaction'>

/**
 * Asserts that a claim breaks no known rule, and returns its terms.
 *
 * @throws QUANTITY_NOT_POSITIVE, NO_ACTIVE_PHASE, NOT_ON_ALLOWLIST, TRANSACTION_QUANTITY_EXCEEDED,
 * WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 * @throws PHASE_NOT_OPEN before the start.
 * @throws MERKLE_PROOFS_MISSING, MERKLE_PROOF_MISMATCH, MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID if it
 * is unknown whether the wallet is listed in a private phase.
 * @throws MINT_TO_CANNOT_HOLD_ITEMS for the drop, and for the zero address and others without a key.
 * @throws MINT_TO_NOT_AVAILABLE if the phase has an allowlist and the items are for another wallet.
 * @throws FEE_EXCEEDS_PRICE if the flat fee exceeds the claim's price.
 */
export function assertClaimable(state: MintState, request: RequestedClaim): ClaimTerms {
  const { drop, wallet = '', phases, terms } = state
  const { quantity = 1n, maxPerTransaction = 0n } = request
  assertQuantity(quantity)
  if (!terms || phases.hasEnded) throw new CoreError('NO_ACTIVE_PHASE', {})
  const { phaseIndex } = terms.phase
  if (!phases.isOpen) throw new CoreError('PHASE_NOT_OPEN', { phaseIndex, open: [] })
  assertMintTo(state, terms, request)
  if (terms.isPrivate && terms.proofProblem) throw terms.proofProblem
  assertEligible({
    blockchain: drop.network.blockchain,
    wallet,
    quantity,
    phase: terms,
    maxPerTransaction,
    perWallet: terms.perWallet,
    supply: terms.supply,
  })
  assertFeeWithinPrice(state, terms.price * quantity)
  return terms
}

function assertMintTo(
  { drop, wallet }: MintState,
  { phase }: ClaimTerms,
  request: RequestedClaim,
): void {
  const mintTo = request.mintTo?.toLowerCase()
  if (mintTo === undefined || mintTo === wallet) return
  if (isNobody(mintTo) || mintTo === drop.address) {
    throw new CoreError('MINT_TO_CANNOT_HOLD_ITEMS', { address: mintTo })
  }
  if (!hasAllowlist(phase)) return
  throw new CoreError('MINT_TO_NOT_AVAILABLE', { phaseIndex: phase.phaseIndex })
}

/** Contracts take no fee on free claims. */
function assertFeeWithinPrice({ drop: { platformFee } }: MintState, total: bigint): void {
  if (platformFee.type !== 'flat' || total === 0n || platformFee.value <= total) return
  throw new CoreError('FEE_EXCEEDS_PRICE', { fee: platformFee.value, price: total })
}

/**
 * Checks whether a wallet can mint by the known rules, without a request. The contract may know more: see
 * `fetchClaimRestriction`.
 *
 * @throws QUANTITY_NOT_POSITIVE
 */
export function claimRestriction(state: MintState, request: RequestedClaim): ClaimRestriction {
  if (state.wallet === undefined) return RESTRICTED_WITHOUT_WALLET
  try {
    assertClaimable(state, request)
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error)
    if (!restriction) throw error
    return restriction
  }
}
