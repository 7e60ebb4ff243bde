import type { TransactionInstruction } from '@solana/web3.js'
import { getAddPhaseInstruction } from '../generated/kit/editionsControls/instructions/addPhase.ts'
import { type Administration, phaseAccounts } from './accounts.ts'
import { phaseArguments } from './arguments.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PhaseTerms } from './types.ts'

/** Adds a phase after the others; it is active at once. */
export function addPhase(input: Administration & { phase: PhaseTerms }): TransactionInstruction {
  return toTransactionInstruction(
    getAddPhaseInstruction({
      ...phaseAccounts(input, input.phase),
      ...phaseArguments(input.phase),
    }),
  )
}
