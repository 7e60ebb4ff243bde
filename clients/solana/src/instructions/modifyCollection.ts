import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getModifyCollectionInstruction } from '../generated/kit/editionsControls/instructions/modifyCollection.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { type Administration, deploymentAccounts } from './accounts.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'

/** Changes to a collection; omitted values stay unchanged. */
export interface CollectionChanges {
  /** 0 = unlimited, otherwise at least the issued items. */
  maxNumberOfTokens?: bigint
  /** 0 = unlimited. */
  maxMintsPerWallet?: bigint
  treasury?: PublicKey
  /** The default address removes the co-sign. */
  cosignerProgramId?: PublicKey
  collectionName?: string
  collectionUri?: string
  /** For future items. */
  itemBaseName?: string
  /** For future items. */
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
