import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getModifyMetadataInstruction } from '../generated/kit/editionsControls/instructions/modifyMetadata.ts'
import { type Administration, deploymentAccounts } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { MetadataField } from './types.ts'

export interface ModifyMetadataInput extends Administration {
  groupMint: PublicKey
  /** Fields to set; existing fields are overwritten. */
  add?: readonly MetadataField[]
  /** Field keys to remove before the others are set. */
  remove?: readonly string[]
}

/** Sets and removes the collection's extra metadata fields. */
export function modifyMetadata(input: ModifyMetadataInput): TransactionInstruction {
  const { add = [], remove = [] } = input
  return toTransactionInstruction(
    getModifyMetadataInstruction({
      ...deploymentAccounts(input),
      add: [...add],
      remove: remove.map((field) => ({ field })),
    }),
  )
}
