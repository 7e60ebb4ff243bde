import { solanaAddress } from '@mintline/core'
import { type CollectionInfo, type EditionPhase, UNBOUNDED_END_TIME } from '@mintline/solana'
import type { PhaseDraft } from '../lib/phaseDraft.ts'

const ADDRESS = solanaAddress('11111111111111111111111111111111')
const CREATOR = solanaAddress('7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji11')

/** A public phase of 0.5 SOL, from second 1,000 until 2,000, with what a test is about. */
export function phaseOnChain(change: Partial<EditionPhase> = {}): EditionPhase {
  return {
    phaseIndex: 0,
    priceAmount: 500_000_000n,
    priceToken: ADDRESS,
    startTime: 1_000n,
    endTime: 2_000n,
    maxMintsPerWallet: 0n,
    maxMintsTotal: 0n,
    currentMints: 0n,
    phaseType: 'public',
    active: true,
    merkleRoot: undefined,
    ...change,
  }
}

/** The draft of the same phase. */
export function phaseDraft(change: Partial<PhaseDraft> = {}): PhaseDraft {
  return {
    phaseType: 'public',
    merkleRoot: '',
    priceAmount: 500_000_000n,
    startTime: 1_000n,
    endTime: 2_000n,
    maxMintsPerWallet: 0n,
    maxMintsTotal: 0n,
    active: true,
    ...change,
  }
}

/** A draft of a public phase without end that starts when it is saved. */
export function newDraft(change: Partial<PhaseDraft> = {}): PhaseDraft {
  return phaseDraft({ startTime: null, endTime: UNBOUNDED_END_TIME, ...change })
}

/** A collection with these phases and a platform fee of 3 %, or another one. */
export function collectionWith(
  phases: readonly EditionPhase[],
  platformFee: Partial<CollectionInfo['platformFees']> = {},
): CollectionInfo {
  return {
    editions: ADDRESS,
    editionsControls: ADDRESS,
    symbol: 'DAWN',
    groupMint: ADDRESS,
    group: ADDRESS,
    maxNumberOfTokens: 1_000n,
    numberOfTokensIssued: 0n,
    itemBaseName: 'Dawn #{}',
    itemBaseUri: 'https://example.com/{}.json',
    itemNameIsTemplate: true,
    itemUriIsTemplate: true,
    creator: CREATOR,
    maxMintsPerWallet: 0n,
    treasury: CREATOR,
    cosignerProgramId: undefined,
    phases,
    platformFees: {
      feeValue: 300n,
      isFlat: false,
      recipients: [{ address: CREATOR, share: 100 }],
      primaryAdmin: CREATOR,
      secondaryAdmin: undefined,
      ...platformFee,
    },
    royalties: { royaltyBasisPoints: 0, creators: [] },
    metadata: {
      symbol: 'DAWN',
      updateAuthority: undefined,
      mint: ADDRESS,
      collectionBaseName: 'Dawn',
      collectionBaseUri: 'https://example.com/collection.json',
      extraMetadata: [],
    },
  }
}
