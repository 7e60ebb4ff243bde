import type { CollectionInfo } from './collectionInfo.ts'
import { groupMetadata } from './groupMetadata.ts'
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
