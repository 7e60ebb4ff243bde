import { isSolanaAddress } from '@mintline/core/identifiers'
import { ROYALTY_KEY } from '../limits.ts'
import type { CollectionInfo, Share } from './collectionInfo.ts'
import type { EditionsControlsRecord } from './records/editionsControls.ts'
import type { EditionsDeploymentRecord } from './records/editionsDeployment.ts'
import type { TokenMint } from './tokenMint.ts'

/** A collection's accounts. */
export interface CollectionParts {
  readonly deployment: EditionsDeploymentRecord
  readonly controls: EditionsControlsRecord
  readonly groupMint: TokenMint
}

/** Assembles a collection's data from its accounts. */
export function assembleCollectionInfo(parts: CollectionParts): CollectionInfo {
  const { deployment, controls } = parts
  return {
    editions: deployment.address,
    editionsControls: controls.address,
    symbol: deployment.symbol,
    groupMint: deployment.groupMint,
    group: deployment.group,
    maxNumberOfTokens: deployment.maxNumberOfTokens,
    numberOfTokensIssued: deployment.numberOfTokensIssued,
    itemBaseName: deployment.itemBaseName,
    itemBaseUri: deployment.itemBaseUri,
    itemNameIsTemplate: deployment.itemNameIsTemplate,
    itemUriIsTemplate: deployment.itemUriIsTemplate,
    creator: controls.creator,
    maxMintsPerWallet: controls.maxMintsPerWallet,
    treasury: controls.treasury,
    cosignerProgramId: controls.cosignerProgramId,
    phases: controls.phases,
    platformFees: controls.platformFees,
    locks: controls.locks,
    owed: controls.owed,
    ...groupMetadata(parts.groupMint),
  }
}

/**
 * Extracts royalties and metadata from the key/value pairs in a collection's group mint (specification 3.5): a key that
 * is an address is a creator's share, and the rest is extra metadata.
 */
export function groupMetadata(
  groupMint: TokenMint,
): Pick<CollectionInfo, 'royalties' | 'metadata'> {
  const pairs = groupMint.additionalMetadata
  const isExtra = (key: string) => key !== ROYALTY_KEY && !isSolanaAddress(key)
  return {
    royalties: {
      royaltyBasisPoints: Number(pairs.find(([key]) => key === ROYALTY_KEY)?.[1] ?? 0),
      creators: pairs.flatMap(([key, value]) => creatorOf(key, value)),
    },
    metadata: {
      symbol: groupMint.symbol,
      updateAuthority: groupMint.updateAuthority,
      mint: groupMint.mint,
      collectionBaseName: groupMint.name,
      collectionBaseUri: groupMint.uri,
      extraMetadata: pairs
        .filter(([key]) => isExtra(key))
        .map(([field, value]) => ({ field, value })),
    },
  }
}

function creatorOf(key: string, value: string): Share[] {
  return isSolanaAddress(key) ? [{ address: key, share: Number(value) }] : []
}
