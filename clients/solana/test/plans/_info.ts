import { solanaAddress } from '@mintline/core/identifiers'
import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
  NO_LOCKS,
} from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import type { Locks } from '../../src/instructions/types.ts'
import type { CollectionInfo, EditionPhase } from '../../src/reads/collectionInfo.ts'
import { anAddress } from './_input.ts'

/** A collection as read, without phases, with a 1% platform fee and a cap for all of the price. */
export function collectionInfo(changes: Partial<CollectionInfo> = {}): CollectionInfo {
  const symbol = changes.symbol ?? 'DROP'
  const deployment = editionsDeploymentAddress(symbol)
  const groupMint = solanaAddress(anAddress())
  const share = { address: solanaAddress(anAddress()), share: 100 }
  return {
    editions: solanaAddress(deployment.toBase58()),
    editionsControls: solanaAddress(editionsControlsAddress(deployment).toBase58()),
    symbol,
    groupMint,
    group: groupMint,
    maxNumberOfTokens: 100n,
    numberOfTokensIssued: 5n,
    itemBaseName: 'Item #{}',
    itemBaseUri: 'https://example.com/{}.json',
    itemNameIsTemplate: true,
    itemUriIsTemplate: true,
    creator: solanaAddress(anAddress()),
    maxMintsPerWallet: 0n,
    treasury: solanaAddress(anAddress()),
    cosignerProgramId: undefined,
    phases: [],
    locks: NO_LOCKS,
    owed: [],
    platformFees: {
      feeValue: 100n,
      isFlat: false,
      recipients: [share],
      primaryAdmin: solanaAddress(anAddress()),
      secondaryAdmin: undefined,
      cap: { basisPoints: 10_000, flat: 1_000_000_000n },
    },
    royalties: { royaltyBasisPoints: 500, creators: [share] },
    metadata: {
      symbol,
      updateAuthority: solanaAddress(deployment.toBase58()),
      mint: groupMint,
      collectionBaseName: 'A drop',
      collectionBaseUri: 'https://example.com/collection.json',
      extraMetadata: [{ field: 'artist', value: 'Ada' }],
    },
    ...changes,
  }
}

/** A collection's accounts that cannot sign, and the programs. */
export function ownAddresses(info: CollectionInfo): readonly string[] {
  const page = hashlistAddress(new PublicKey(info.editions), 0)
  return [
    info.editions,
    info.editionsControls,
    info.groupMint,
    ...[page, EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID].map((key) => key.toBase58()),
  ]
}

/** A public phase as read: active, from 1,000 to 2,000, for 1 SOL. */
export function phaseInfo(changes: Partial<EditionPhase> = {}): EditionPhase {
  return {
    phaseIndex: 0,
    priceAmount: 1_000_000_000n,
    priceToken: solanaAddress('So11111111111111111111111111111111111111112'),
    startTime: 1_000n,
    endTime: 2_000n,
    maxMintsPerWallet: 0n,
    maxMintsTotal: 0n,
    currentMints: 0n,
    phaseType: 'public',
    active: true,
    merkleRoot: undefined,
    ...changes,
  }
}

/** The collection with a flat fee of this many lamports. */
export function withFlatFee(info: CollectionInfo, feeValue: bigint): CollectionInfo {
  return { ...info, platformFees: { ...info.platformFees, feeValue, isFlat: true } }
}

/** A locked collection, with its owner's wallet. */
export function locked(locks: Partial<Locks>, changes: Partial<CollectionInfo> = {}) {
  const info = collectionInfo({ locks: { ...NO_LOCKS, ...locks }, ...changes })
  return { info, wallet: info.creator }
}
