import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { EditionsControlsProgram } from '../programs.ts'
import { type Administration, modifyDeploymentAccounts } from './accounts.ts'
import type { MetadataField } from './types.ts'

export interface ModifyMetadataInput extends Administration {
  groupMint: PublicKey
  /** Fields to set; a field that exists is overwritten. */
  add?: readonly MetadataField[]
  /** Keys of fields to remove, which happens first. */
  remove?: readonly string[]
}

/** Sets and removes extra metadata fields of the collection. */
export function modifyMetadata(
  program: EditionsControlsProgram,
  input: ModifyMetadataInput,
): Promise<TransactionInstruction> {
  const { add = [], remove = [] } = input
  return program.methods
    .modifyMetadata({ add: [...add], remove: remove.map((field) => ({ field })) })
    .accountsStrict(modifyDeploymentAccounts(input))
    .instruction()
}
