import { phaseNumber } from '@mintline/core/text'
import type { Keypair, TransactionInstruction } from '@solana/web3.js'
import type { Administration } from '../../instructions/accounts.ts'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../../transaction/plan.ts'
import { HeldRent, type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction, packGreedily } from '../../transaction/transactionSize.ts'
import { inWords } from '../inWords.ts'
import { controlsSize } from '../recordSizes.ts'

/** What decides a phase's size in the controls. */
interface SizedPhase {
  readonly merkleRoot?: Uint8Array | undefined
}

/** One phase's change, whose instructions share one transaction. */
export interface PhaseStep {
  readonly phaseIndex: number
  readonly type: 'add' | 'modify'
  readonly instructions: readonly TransactionInstruction[]
  /** The phase afterwards. */
  readonly phase: SizedPhase
}

/** Instructions for a token, before the first phase that is priced in it. */
export interface TokenStep {
  readonly type: 'token'
  readonly symbol: string
  readonly instructions: readonly TransactionInstruction[]
  /** Lamports. */
  readonly rent: bigint
}

/** What phase changes apply to: collection and signers. */
export interface PhaseContext {
  readonly target: Administration
  /** Phases before the changes. */
  readonly phases: readonly SizedPhase[]
  /** Additional signers besides the wallet. */
  readonly signers?: readonly Keypair[]
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Packs changes to phases, in order, into as few transactions as possible. */
export function packPhases(
  { target, phases, signers = [], rentOf = rentExempt }: PhaseContext,
  steps: readonly (PhaseStep | TokenStep)[],
): PlannedTransaction[] {
  const payer = target.payer ?? target.creator
  const controls = new HeldRent(rentOf, controlsSize(phases))
  const current = [...phases]
  const batches = packGreedily(steps, (batch) =>
    fitsTransaction({ instructions: batch.flatMap(({ instructions }) => instructions), payer }),
  )
  return batches.map((batch) => {
    let rent = 0n
    for (const step of batch) {
      if (step.type === 'token') {
        rent += step.rent
        continue
      }
      current[step.phaseIndex] = step.phase
      rent += controls.growTo(controlsSize(current))
    }
    return {
      title: phasesTitle(batch),
      instructions: batch.flatMap(({ instructions }) => instructions),
      payer,
      signers,
      maxComputeUnits: COMPUTE_LIMITS.administration,
      rent,
    }
  })
}

/** Display title for phase changes: `Accept USDC, modify phase 1 and add phases 2, 3`. */
export function phasesTitle(
  steps: readonly (Pick<PhaseStep, 'type' | 'phaseIndex'> | Pick<TokenStep, 'type' | 'symbol'>)[],
): string {
  const symbols = new Set(steps.flatMap((step) => (step.type === 'token' ? step.symbol : [])))
  const changes = (['modify', 'add'] as const).flatMap((type) => {
    const indexes = steps.flatMap((step) => (step.type === type ? step.phaseIndex : []))
    if (indexes.length === 0) return []
    return [
      `${type} ${indexes.length === 1 ? 'phase' : 'phases'} ${indexes.map(phaseNumber).join(', ')}`,
    ]
  })
  const accepted = symbols.size > 0 ? [`accept ${[...symbols].join(', ')}`] : []
  const title = inWords([...accepted, ...changes])
  return title.charAt(0).toUpperCase() + title.slice(1)
}
