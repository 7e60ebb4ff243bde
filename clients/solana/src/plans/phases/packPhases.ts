import { phaseNumber } from '@mintline/core'
import type { Keypair, TransactionInstruction } from '@solana/web3.js'
import type { Administration } from '../../instructions/accounts.ts'
import { HeldRent } from '../../transaction/heldRent.ts'
import { packGreedily } from '../../transaction/packGreedily.ts'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
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
  steps: readonly PhaseStep[],
): PlannedTransaction[] {
  const payer = target.payer ?? target.creator
  const controls = new HeldRent(rentOf, controlsSize(phases))
  const current = [...phases]
  const batches = packGreedily(steps, (batch) =>
    fitsTransaction({ instructions: batch.flatMap(({ instructions }) => instructions), payer }),
  )
  return batches.map((batch) => {
    let rent = 0n
    for (const { phaseIndex, phase } of batch) {
      current[phaseIndex] = phase
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

/** Display title for phase changes: `Modify phase 1 and add phases 2, 3`. */
export function phasesTitle(steps: readonly Pick<PhaseStep, 'type' | 'phaseIndex'>[]): string {
  const parts = (['modify', 'add'] as const).flatMap((type) => {
    const indexes = steps.filter((step) => step.type === type).map(({ phaseIndex }) => phaseIndex)
    if (indexes.length === 0) return []
    return [
      `${type} ${indexes.length === 1 ? 'phase' : 'phases'} ${indexes.map(phaseNumber).join(', ')}`,
    ]
  })
  const title = parts.join(' and ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
