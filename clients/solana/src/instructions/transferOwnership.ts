import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getTransferOwnershipInstruction } from '../generated/kit/editionsControls/instructions/transferOwnership.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner } from './kitSigner.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface TransferOwnershipInput {
  deployment: PublicKey
  /** Owner until now; signs. */
  creator: PublicKey
  /** Owner from now on; need not sign. */
  newOwner: PublicKey
}

/** Hands the collection to a new owner, at once. */
export function transferOwnership({
  deployment,
  creator,
  newOwner,
}: TransferOwnershipInput): TransactionInstruction {
  return toTransactionInstruction(
    getTransferOwnershipInstruction({
      editionsControls: kitAddress(editionsControlsAddress(deployment)),
      creator: kitSigner(creator),
      newOwner: kitAddress(newOwner),
    }),
  )
}
