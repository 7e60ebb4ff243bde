import { type CollectionInfo, type EditionPhase, UNBOUNDED_END_TIME } from '@mintline/solana'
import * as collections from '#entities/testing/collections.ts'
import type { PhaseDraft } from '../phase/lib/phaseDraft.ts'

/** A public phase at 0.5 SOL, from second 1,000 until 2,000, with a test's changes. */
export function phaseOnChain(change: Partial<EditionPhase> = {}): EditionPhase {
  return collections.phaseWith({ startTime: 1_000n, endTime: 2_000n, ...change })
}

/** The same phase as a draft. */
export function phaseDraft(change: Partial<PhaseDraft> = {}): PhaseDraft {
  return {
    phaseType: 'public',
    merkleRoot: '',
    priceToken: '',
    priceAmount: 500_000_000n,
    startTime: 1_000n,
    endTime: 2_000n,
    maxMintsPerWallet: 0n,
    maxMintsTotal: 0n,
    active: true,
    ...change,
  }
}

/** A draft for a public phase without an end that starts when it is saved. */
export function newDraft(change: Partial<PhaseDraft> = {}): PhaseDraft {
  return phaseDraft({ startTime: null, endTime: UNBOUNDED_END_TIME, ...change })
}

/** A collection with 1,000 items and these phases; the default platform fee is 3 %. */
export function collectionWithPhases(
  phases: readonly EditionPhase[],
  platformFee: Partial<CollectionInfo['platformFees']> = {},
): CollectionInfo {
  const { platformFees } = collections.collectionWith()
  return collections.collectionWith({
    phases,
    maxNumberOfTokens: 1_000n,
    platformFees: { ...platformFees, ...platformFee },
  })
}
