import { CoreError, type MintlineError } from '@mintline/core/errors'
import { tightestOf, type Usage } from '@mintline/core/mint'
import { type Address, maxUint256, zeroAddress } from 'viem'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import type { AllowlistClaim } from '../allowlist/proofSource.ts'
import { isForListedOnly, limitOf } from '../conditions/claimCondition.ts'
import type { Phase } from '../conditions/phases.ts'
import type { DropState } from '../contract/dropState.ts'

/** A wallet's terms in a phase, as the contract enforces them. */
export interface ClaimTerms {
  readonly phase: Phase
  /** True if only listed wallets can mint. */
  readonly isPrivate: boolean
  /** True if the wallet is known to be listed; always true in a public phase. */
  readonly isListed: boolean
  /** Why it is unknown whether the wallet is listed; undefined = it is known. */
  readonly proofProblem: MintlineError | undefined
  /** Base units per item, fees included. */
  readonly price: bigint
  /** Currency address in the contract. */
  readonly currency: Address
  /** The wallet's cap and claimed items. */
  readonly perWallet: Usage
  /** The tighter supply cap: the phase's or the drop's. */
  readonly supply: Usage
  /** Allowlist proof for the claim; undefined = none. */
  readonly proof: AllowlistProof | undefined
}

/** Returns a wallet's terms in a phase, whether or not it is open. */
export function claimTerms(
  state: DropState,
  phase: Phase,
  { proof, problem }: AllowlistClaim = { proof: undefined, problem: undefined },
): ClaimTerms {
  const isPrivate = isForListedOnly(phase)
  const hasOwnPrice = proof !== undefined && proof.pricePerToken !== maxUint256
  const hasOwnCurrency = hasOwnPrice && proof.currency !== zeroAddress
  const limit = proof?.quantityLimitPerWallet || phase.quantityLimitPerWallet
  return {
    phase,
    isPrivate,
    isListed: !isPrivate || limit > 0n,
    proofProblem: proof ? undefined : problem,
    price: hasOwnPrice ? proof.pricePerToken : phase.pricePerToken,
    currency: hasOwnCurrency ? proof.currency : phase.currency,
    perWallet: { max: limitOf(limit), used: state.claimedByWallet.get(phase.id) ?? 0n },
    supply: tightestOf([
      { max: limitOf(phase.maxClaimableSupply), used: phase.supplyClaimed },
      { max: state.maxSupply, used: state.minted },
    ]),
    proof,
  }
}

/**
 * Asserts that a requested phase is the current one; the contract allows no other.
 *
 * @throws PHASE_NOT_OPEN if it is not.
 */
export function assertIsPhase(phase: Phase | undefined, phaseIndex: number | undefined): void {
  if (phaseIndex === undefined || phase?.phaseIndex === phaseIndex) return
  throw new CoreError('PHASE_NOT_OPEN', { phaseIndex, open: phase ? [phase.phaseIndex] : [] })
}
