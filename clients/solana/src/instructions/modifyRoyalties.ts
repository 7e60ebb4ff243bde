import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getModifyRoyaltiesInstruction } from '../generated/kit/editionsControls/instructions/modifyRoyalties.ts'
import { type Administration, deploymentAccounts } from './accounts.ts'
import { royaltyArguments } from './arguments.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { Royalties } from './types.ts'

/** Replaces the royalties; creators that are missing from the new ones are removed. */
export function modifyRoyalties(
  input: Administration & { groupMint: PublicKey; royalties: Royalties },
): TransactionInstruction {
  return toTransactionInstruction(
    getModifyRoyaltiesInstruction({
      ...deploymentAccounts(input),
      ...royaltyArguments(input.royalties),
    }),
  )
}
