import type { TransactionInstruction } from '@solana/web3.js'
import type { EditionsControlsProgram } from '../programs.ts'
import { type Administration, changePhasesAccounts } from './accounts.ts'
import { phaseArguments } from './arguments.ts'
import type { PhaseTerms } from './types.ts'

export interface ModifyPhaseInput extends Administration {
  /** The phase, from 0. */
  phaseIndex: number
  /** False closes the phase at once. */
  active: boolean
  /** All terms are replaced. */
  phase: PhaseTerms
}

/** Replaces the terms of a phase; what has been minted in it still counts. */
export function modifyPhase(
  program: EditionsControlsProgram,
  input: ModifyPhaseInput,
): Promise<TransactionInstruction> {
  return program.methods
    .modifyPhase({
      ...phaseArguments(input.phase),
      phaseIndex: input.phaseIndex,
      active: input.active,
    })
    .accountsStrict(changePhasesAccounts(input))
    .instruction()
}
