import type { TransactionInstruction } from '@solana/web3.js'
import type { EditionsControlsProgram } from '../programs.ts'
import { type Administration, changePhasesAccounts } from './accounts.ts'
import { phaseArguments } from './arguments.ts'
import type { PhaseTerms } from './types.ts'

/** Adds a phase behind the others; it is active at once. */
export function addPhase(
  program: EditionsControlsProgram,
  input: Administration & { phase: PhaseTerms },
): Promise<TransactionInstruction> {
  return program.methods
    .addPhase(phaseArguments(input.phase))
    .accountsStrict(changePhasesAccounts(input))
    .instruction()
}
