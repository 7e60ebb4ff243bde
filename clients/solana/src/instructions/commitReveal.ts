import type { TransactionInstruction } from '@solana/web3.js'
import { getCommitRevealInstruction } from '../generated/kit/editionsControls/instructions/commitReveal.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { revealAddress } from '../pda/publicKeys.ts'
import { type Administration, controlsAccounts } from './accounts.ts'
import { hashBytes } from './arguments.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface CommitRevealInput extends Administration {
  /** keccak256(0x02 ‖ deployment ‖ seed ‖ base uri), 32 bytes. */
  commitment: Uint8Array
  /** Number of files, above 0; items beyond it keep their own uri. */
  fileCount: bigint
}

/** Commits the owner to the files that are revealed later; before the first mint. */
export function commitReveal(input: CommitRevealInput): TransactionInstruction {
  return toTransactionInstruction(
    getCommitRevealInstruction({
      ...controlsAccounts(input),
      editionsDeployment: kitAddress(input.deployment),
      reveal: kitAddress(revealAddress(input.deployment)),
      commitment: hashBytes(input.commitment),
      fileCount: input.fileCount,
    }),
  )
}
