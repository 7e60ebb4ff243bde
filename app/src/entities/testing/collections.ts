import { solanaAddress } from '@mintline/core/identifiers'
import type { CollectionInfo, EditionPhase } from '@mintline/solana/reads'

const ADDRESS = solanaAddress('7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR')

/** A public phase for tests: open from 0 to 1,000, half a coin, without limits. */
export function phaseWith(terms: Partial<EditionPhase> = {}): EditionPhase {
  return {
    phaseIndex: 0,
    priceAmount: 500_000_000n,
    priceToken: solanaAddress('So11111111111111111111111111111111111111112'),
    startTime: 0n,
    endTime: 1_000n,
    maxMintsPerWallet: 0n,
    maxMintsTotal: 0n,
    currentMints: 0n,
    phaseType: 'public',
    active: true,
    merkleRoot: undefined,
    ...terms,
  }
}

/** A collection for tests: 100 items, none minted, 3 % to the platform, one public phase. */
export function collectionWith(terms: Partial<CollectionInfo> = {}): CollectionInfo {
  return {
    editions: ADDRESS,
    editionsControls: ADDRESS,
    symbol: 'DAWN',
    groupMint: ADDRESS,
    group: ADDRESS,
    maxNumberOfTokens: 100n,
    numberOfTokensIssued: 0n,
    itemBaseName: 'Dawn #{}',
    itemBaseUri: 'https://example.com/{}.json',
    itemNameIsTemplate: true,
    itemUriIsTemplate: true,
    creator: ADDRESS,
    maxMintsPerWallet: 0n,
    treasury: ADDRESS,
    cosignerProgramId: undefined,
    phases: [phaseWith()],
    platformFees: {
      feeValue: 300n,
      isFlat: false,
      recipients: [{ address: ADDRESS, share: 100 }],
      primaryAdmin: ADDRESS,
      secondaryAdmin: undefined,
      cap: { basisPoints: 10_000, flat: 0xffff_ffff_ffff_ffffn },
    },
    locks: { supply: false, texts: false, phases: false, royalties: false, fee: false },
    owed: [],
    royalties: { royaltyBasisPoints: 0, creators: [] },
    metadata: {
      symbol: 'DAWN',
      updateAuthority: undefined,
      mint: ADDRESS,
      collectionBaseName: 'Dawn Chorus',
      collectionBaseUri: 'https://example.com/collection.json',
      extraMetadata: [],
    },
    ...terms,
  }
}
