import type { CollectionInfo } from './collectionInfo.ts'

/** Sums up what a collection owes to all receivers, in lamports. */
export function totalOwed({ owed }: Pick<CollectionInfo, 'owed'>): bigint {
  return owed.reduce((sum, { lamports }) => sum + lamports, 0n)
}
