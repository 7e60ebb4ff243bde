import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getModifyCollectionInstruction } from '../generated/kit/editionsControls/instructions/modifyCollection.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { type Administration, deploymentAccounts } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

/** Changes to a collection; what is left out stays as it is. */
export interface CollectionChanges {
  /** 0 = unlimited, else at least the number issued. */
  maxNumberOfTokens?: bigint
  /** 0 = unlimited. */
  maxMintsPerWallet?: bigint
  treasury?: PublicKey
  /** The default address ends the co-sign. */
  cosignerProgramId?: PublicKey
  collectionName?: string
  collectionUri?: string
  /** For items to come. */
  itemBaseName?: string
  /** For items to come. */
  itemBaseUri?: string
}

/** Changes treasury, caps, co-sign, or the collection's texts and supply. */
export function modifyCollection(
  input: Administration & { groupMint: PublicKey; changes: CollectionChanges },
): TransactionInstruction {
  const { changes } = input
  const treasury = changes.treasury ? kitAddress(changes.treasury) : null
  return toTransactionInstruction(
    getModifyCollectionInstruction({
      ...deploymentAccounts(input),
      maxNumberOfTokens: changes.maxNumberOfTokens ?? null,
      maxMintsPerWallet: changes.maxMintsPerWallet ?? null,
      treasury,
      cosignerProgramId: changes.cosignerProgramId ? kitAddress(changes.cosignerProgramId) : null,
      collectionName: changes.collectionName ?? null,
      collectionUri: changes.collectionUri ?? null,
      itemBaseName: changes.itemBaseName ?? null,
      itemBaseUri: changes.itemBaseUri ?? null,
      newReceivers: treasury ? [treasury] : [],
    }),
  )
}
