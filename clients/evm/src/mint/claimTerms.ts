import { CoreError, type MintlineError, tightestOf, type Usage } from '@mintline/core'
import { type Address, maxUint256, zeroAddress } from 'viem'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import type { AllowlistClaim } from '../allowlist/proofSource.ts'
import { isForListedOnly, limitOf } from '../conditions/claimCondition.ts'
import type { Phase } from '../conditions/phases.ts'
import type { DropState } from '../contract/dropState.ts'

/** Terms of a wallet in a phase, as enforced by the contract. */
export interface ClaimTerms {
  readonly phase: Phase
  /** True if only listed wallets can mint. */
  readonly isPrivate: boolean
  /** True if the wallet is known to be listed; always true in a public phase. */
  readonly isListed: boolean
  /** Reason the listing is not known; undefined = it is known. */
  readonly proofProblem: MintlineError | undefined
  /** Base units of the currency for one item, fees included. */
  readonly price: bigint
  /** Currency address in the contract. */
  readonly currency: Address
  /** Cap and claimed items of the wallet. */
  readonly perWallet: Usage
  /** The tighter of the supply caps of phase and drop. */
  readonly supply: Usage
  /** Allowlist proof for the claim; undefined = none. */
  readonly proof: AllowlistProof | undefined
}

/** Terms of a wallet in a phase, whether or not it is open. */
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
 * @throws PHASE_NOT_OPEN where it is another.
 */
export function assertIsPhase(phase: Phase | undefined, phaseIndex: number | undefined): void {
  if (phaseIndex === undefined || phase?.phaseIndex === phaseIndex) return
  throw new CoreError('PHASE_NOT_OPEN', { phaseIndex, open: phase ? [phase.phaseIndex] : [] })
}
