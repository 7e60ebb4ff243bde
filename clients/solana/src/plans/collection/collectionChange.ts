import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Administration } from '../../instructions/accounts.ts'
import { commitReveal } from '../../instructions/commitReveal.ts'
import { lock } from '../../instructions/lock.ts'
import { type CollectionChanges, modifyCollection } from '../../instructions/modifyCollection.ts'
import { modifyMetadata } from '../../instructions/modifyMetadata.ts'
import { modifyRoyalties } from '../../instructions/modifyRoyalties.ts'
import type { Locks, MetadataField } from '../../instructions/types.ts'
import { inWords } from '../inWords.ts'
import { lockedParts, partsText } from '../lockedParts.ts'
import type { RoyaltiesInput } from '../problems/royalties.ts'
import { withKeys } from '../problems/shares.ts'
import type { CollectionTexts } from './collectionTexts.ts'

/** A change to a collection's records, the smallest unit to send. */
export type CollectionChange =
  | { readonly type: 'royalties'; readonly royalties: RoyaltiesInput }
  | { readonly type: 'collection'; readonly title: string; readonly changes: CollectionChanges }
  | { readonly type: 'removeField'; readonly key: string }
  | { readonly type: 'setField'; readonly field: MetadataField }
  | { readonly type: 'lock'; readonly locks: Partial<Locks> }
  | {
      readonly type: 'commitReveal'
      readonly commitment: Uint8Array
      readonly fileCount: bigint
    }

/** Collection and signers for changes. */
export type CollectionTarget = Administration & { groupMint: PublicKey }

/** Applies a change to the texts. */
export function applyChange(texts: CollectionTexts, change: CollectionChange): CollectionTexts {
  const { extraFields } = texts
  switch (change.type) {
    case 'royalties':
      return { ...texts, royalties: change.royalties }
    case 'collection':
      return { ...texts, ...changedTexts(texts, change.changes) }
    case 'lock':
    case 'commitReveal':
      return texts
    case 'removeField':
      return { ...texts, extraFields: extraFields.filter(({ field }) => field !== change.key) }
    case 'setField':
      return {
        ...texts,
        extraFields: [
          ...extraFields.filter(({ field }) => field !== change.field.field),
          change.field,
        ],
      }
  }
}

/** Builds the instructions for changes in one transaction; all fields share one instruction. */
export function changeInstructions(
  target: CollectionTarget,
  changes: readonly CollectionChange[],
): TransactionInstruction[] {
  const instructions: TransactionInstruction[] = []
  for (const change of changes) {
    if (change.type === 'royalties') {
      const { royaltyBasisPoints, creators } = change.royalties
      const royalties = { royaltyBasisPoints, creators: withKeys(creators) }
      instructions.push(modifyRoyalties({ ...target, royalties }))
    } else if (change.type === 'collection') {
      instructions.push(modifyCollection({ ...target, changes: change.changes }))
    } else if (change.type === 'commitReveal') {
      const { commitment, fileCount } = change
      instructions.push(commitReveal({ ...target, commitment, fileCount }))
    }
  }
  const add = addedFields(changes)
  const remove = removedKeys(changes)
  if (add.length + remove.length > 0) {
    instructions.push(modifyMetadata({ ...target, add, remove }))
  }
  // What is locked may have been set by the instructions before.
  const locks = addedLocks(changes)
  if (lockedParts(locks).length > 0) instructions.push(lock({ ...target, locks }))
  return instructions
}

/** Display title for changes: `Set the royalties and 3 metadata fields`. */
export function changesTitle(changes: readonly CollectionChange[]): string {
  const parts = changes.flatMap((change) => {
    if (change.type === 'royalties') return ['the royalties']
    return change.type === 'collection' ? [change.title] : []
  })
  const added = addedFields(changes).length
  const removed = removedKeys(changes).length
  if (added > 0) parts.push(counted(added))
  const set = parts.length > 0 ? [`set ${inWords(parts)}`] : []
  const removal = removed > 0 ? [`remove ${counted(removed)}`] : []
  const locked = lockedParts(addedLocks(changes))
  const locking = locked.length > 0 ? [`lock ${partsText(locked)}`] : []
  const isCommitting = changes.some(({ type }) => type === 'commitReveal')
  const committing = isCommitting ? ['commit to the files of the reveal'] : []
  const title = inWords([...removal, ...set, ...committing, ...locking])
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function addedFields(changes: readonly CollectionChange[]): MetadataField[] {
  return changes.flatMap((change) => (change.type === 'setField' ? [change.field] : []))
}

function removedKeys(changes: readonly CollectionChange[]): string[] {
  return changes.flatMap((change) => (change.type === 'removeField' ? [change.key] : []))
}

function addedLocks(changes: readonly CollectionChange[]): Partial<Locks> {
  const each = changes.map((change) => (change.type === 'lock' ? change.locks : {}))
  return Object.assign({}, ...each)
}

function changedTexts(
  texts: CollectionTexts,
  changes: CollectionChanges,
): Partial<CollectionTexts> {
  return {
    collectionName: changes.collectionName ?? texts.collectionName,
    collectionUri: changes.collectionUri ?? texts.collectionUri,
    itemBaseName: changes.itemBaseName ?? texts.itemBaseName,
    itemBaseUri: changes.itemBaseUri ?? texts.itemBaseUri,
  }
}

function counted(fields: number): string {
  return fields === 1 ? '1 metadata field' : `${fields} metadata fields`
}
