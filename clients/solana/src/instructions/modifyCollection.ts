import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { EditionsControlsProgram } from '../programs.ts'
import { type Administration, modifyDeploymentAccounts, receiverAccounts } from './accounts.ts'
import { optionalBn } from './arguments.ts'

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
  program: EditionsControlsProgram,
  input: Administration & { groupMint: PublicKey; changes: CollectionChanges },
): Promise<TransactionInstruction> {
  const { changes } = input
  return program.methods
    .modifyCollection({
      maxNumberOfTokens: optionalBn(changes.maxNumberOfTokens),
      maxMintsPerWallet: optionalBn(changes.maxMintsPerWallet),
      treasury: changes.treasury ?? null,
      cosignerProgramId: changes.cosignerProgramId ?? null,
      collectionName: changes.collectionName ?? null,
      collectionUri: changes.collectionUri ?? null,
      itemBaseName: changes.itemBaseName ?? null,
      itemBaseUri: changes.itemBaseUri ?? null,
    })
    .accountsStrict(modifyDeploymentAccounts(input))
    .remainingAccounts(
      receiverAccounts(changes.treasury ? [changes.treasury] : [], { isWritable: false }),
    )
    .instruction()
}
