import { CoreError, type MintlineError, tightestOf, type Usage } from '@mintline/core'
import { type Address, maxUint256, zeroAddress } from 'viem'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import type { AllowlistClaim } from '../allowlist/proofSource.ts'
import { isForListedOnly, limitOf } from '../conditions/claimCondition.ts'
import type { Phase } from '../conditions/phases.ts'
import type { DropState } from '../contract/dropState.ts'

/** The terms on which a wallet claims in a phase, as the contract would hold it to them. */
export interface ClaimTerms {
  readonly phase: Phase
  /** Whether only listed wallets may mint. */
  readonly isPrivate: boolean
  /** True for a wallet that is known to be on the list; everybody is in a public phase. */
  readonly isListed: boolean
  /** Reason that it is not known; undefined = it is. */
  readonly proofProblem: MintlineError | undefined
  /** Base units of the currency for one item, fees included. */
  readonly price: bigint
  /** Currency as the contract has it. */
  readonly currency: Address
  /** The wallet's cap and what it has claimed. */
  readonly perWallet: Usage
  /** The cap that leaves all wallets least: items of the phase or of the drop. */
  readonly supply: Usage
  /** What the claim proves itself with; undefined = it needs none. */
  readonly proof: AllowlistProof | undefined
}

/** The terms on which a wallet claims in a phase, whether or not the phase is open. */
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
 * The phase to mint in: the current one, which the contract alone allows.
 *
 * @throws PHASE_NOT_OPEN where another is named.
 */
export function assertIsPhase(phase: Phase | undefined, phaseIndex: number | undefined): void {
  if (phaseIndex === undefined || phase?.phaseIndex === phaseIndex) return
  throw new CoreError('PHASE_NOT_OPEN', { phaseIndex, open: phase ? [phase.phaseIndex] : [] })
}
