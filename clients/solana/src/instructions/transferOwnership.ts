import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import type { EditionsControlsProgram } from '../programs.ts'

export interface TransferOwnershipInput {
  deployment: PublicKey
  /** Owner until now; signs. */
  creator: PublicKey
  /** Owner from now on; need not sign. */
  newOwner: PublicKey
}

/** Hands the collection to a new owner, at once. */
export function transferOwnership(
  program: EditionsControlsProgram,
  { deployment, creator, newOwner }: TransferOwnershipInput,
): Promise<TransactionInstruction> {
  return program.methods
    .transferOwnership()
    .accountsStrict({ editionsControls: editionsControlsAddress(deployment), creator, newOwner })
    .instruction()
}
