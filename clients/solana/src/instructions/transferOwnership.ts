import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getTransferOwnershipInstruction } from '../generated/kit/editionsControls/instructions/transferOwnership.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

export interface TransferOwnershipInput {
  deployment: PublicKey
  /** Present owner; signs. */
  creator: PublicKey
  /** New owner; need not sign. */
  newOwner: PublicKey
}

/** Transfers the collection to a new owner, at once. */
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
