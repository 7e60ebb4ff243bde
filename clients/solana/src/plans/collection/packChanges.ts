import type { Keypair } from '@solana/web3.js'
import { HeldRent } from '../../transaction/heldRent.ts'
import { packGreedily } from '../../transaction/packGreedily.ts'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import { deploymentSize, groupMintSize } from '../recordSizes.ts'
import {
  applyChange,
  type CollectionChange,
  type CollectionTarget,
  changeInstructions,
  changesTitle,
} from './collectionChange.ts'
import type { CollectionTexts } from './collectionTexts.ts'

/** Where changes are made and by whom. */
export interface ChangeContext {
  readonly target: CollectionTarget
  /** As they are before the changes. */
  readonly texts: CollectionTexts
  /** Sign beside the wallet. */
  readonly signers?: readonly Keypair[]
  /** Rent of today's clusters where left out. */
  readonly rentOf?: RentFormula | undefined
}

/** Changes to a collection in as few transactions as they fit into in their order. */
export function packChanges(
  { target, texts, signers = [], rentOf = rentExempt }: ChangeContext,
  changes: readonly CollectionChange[],
): PlannedTransaction[] {
  const payer = target.payer ?? target.creator
  const batches = packGreedily(changes, (batch) =>
    fitsTransaction({ instructions: changeInstructions(target, batch), payer }),
  )
  const deployment = new HeldRent(rentOf, deploymentSize(texts))
  const groupMint = new HeldRent(rentOf, sizeOfGroupMint(texts))
  const transactions: PlannedTransaction[] = []
  let current = texts
  for (const batch of batches) {
    current = batch.reduce(applyChange, current)
    transactions.push({
      title: changesTitle(batch),
      instructions: changeInstructions(target, batch),
      payer,
      signers,
      maxComputeUnits: COMPUTE_LIMITS.administration,
      rent: deployment.growTo(deploymentSize(current)) + groupMint.growTo(sizeOfGroupMint(current)),
    })
  }
  return transactions
}

/** Bytes of the group mint of a collection with these texts. */
export function sizeOfGroupMint(texts: CollectionTexts): number {
  return groupMintSize({
    ...texts,
    name: texts.collectionName,
    uri: texts.collectionUri,
  })
}
