import type { Keypair } from '@solana/web3.js'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../../transaction/plan.ts'
import { HeldRent, type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction, packGreedily } from '../../transaction/transactionSize.ts'
import { deploymentSize, groupMintSize, revealSize } from '../recordSizes.ts'
import {
  applyChange,
  type CollectionChange,
  type CollectionTarget,
  changeInstructions,
  changesTitle,
} from './collectionChange.ts'
import type { CollectionTexts } from './collectionTexts.ts'

/** What changes apply to: collection, signers and texts. */
export interface ChangeContext {
  readonly target: CollectionTarget
  /** Texts before the changes. */
  readonly texts: CollectionTexts
  /** Additional signers besides the wallet. */
  readonly signers?: readonly Keypair[]
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Packs changes to a collection, in order, into as few transactions as possible. */
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
    const isCommitting = batch.some(({ type }) => type === 'commitReveal')
    const reveal = isCommitting ? rentOf(revealSize('')) : 0n
    transactions.push({
      title: changesTitle(batch),
      instructions: changeInstructions(target, batch),
      payer,
      signers,
      maxComputeUnits: COMPUTE_LIMITS.administration,
      rent:
        deployment.growTo(deploymentSize(current)) +
        groupMint.growTo(sizeOfGroupMint(current)) +
        reveal,
    })
  }
  return transactions
}

/** Bytes in a group mint with these texts. */
export function sizeOfGroupMint(texts: CollectionTexts): number {
  return groupMintSize({
    ...texts,
    name: texts.collectionName,
    uri: texts.collectionUri,
  })
}
