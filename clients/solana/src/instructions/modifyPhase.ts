import type { TransactionInstruction } from '@solana/web3.js'
import { getModifyPhaseInstruction } from '../generated/kit/editionsControls/instructions/modifyPhase.ts'
import { type Administration, phaseAccounts } from './accounts.ts'
import { phaseArguments } from './arguments.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PhaseTerms } from './types.ts'

export interface ModifyPhaseInput extends Administration {
  /** Phase index, from 0. */
  phaseIndex: number
  /** False closes the phase at once. */
  active: boolean
  /** Replaces all terms. */
  phase: PhaseTerms
}

/** Replaces a phase's terms; items minted in it still count. */
export function modifyPhase(input: ModifyPhaseInput): TransactionInstruction {
  const { phaseIndex, active, phase } = input
  return toTransactionInstruction(
    getModifyPhaseInstruction({
      ...phaseAccounts(input, phase),
      ...phaseArguments(phase),
      phaseIndex,
      active,
    }),
  )
}
