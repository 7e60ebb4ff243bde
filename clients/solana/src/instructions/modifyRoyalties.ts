import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { EditionsControlsProgram } from '../programs.ts'
import { type Administration, modifyDeploymentAccounts } from './accounts.ts'
import { royaltyArguments } from './arguments.ts'
import type { Royalties } from './types.ts'

/** Replaces the royalties; creators that are not named any more are removed. */
export function modifyRoyalties(
  program: EditionsControlsProgram,
  input: Administration & { groupMint: PublicKey; royalties: Royalties },
): Promise<TransactionInstruction> {
  return program.methods
    .modifyRoyalties(royaltyArguments(input.royalties))
    .accountsStrict(modifyDeploymentAccounts(input))
    .instruction()
}
