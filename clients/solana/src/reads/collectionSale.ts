import type { DropSale } from '@mintline/core/drop'
import type { CollectionInfo } from './collectionInfo.ts'

/** The parts of a collection that decide when its items can be minted. */
export type SoldCollection = Pick<
  CollectionInfo,
  'phases' | 'maxNumberOfTokens' | 'numberOfTokensIssued'
>

/** Returns a collection's sale, for core's `dropStatus`. Phases keep their order. */
export function collectionSale(collection: SoldCollection): DropSale {
  return {
    supply: { minted: collection.numberOfTokensIssued, maxItems: collection.maxNumberOfTokens },
    phases: collection.phases.map((phase) => ({
      // The program opens a phase strictly after its start.
      startTime: phase.startTime + 1n,
      endTime: phase.endTime,
      isOpen: phase.active,
      maxItems: phase.maxMintsTotal,
      minted: phase.currentMints,
    })),
    sale: { isPaused: false, endTime: undefined },
  }
}
