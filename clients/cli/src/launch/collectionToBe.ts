import { solanaAddress } from '@mintline/core/identifiers'
import {
  type CollectionInfo,
  type DeployInput,
  editionsControlsAddress,
  editionsDeploymentAddress,
  NO_LOCKS,
  NOBODY,
  type ShareInput,
  termsOfDeploy,
} from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import { deployInputOf, SOME_WALLET } from '../config/deployInputOf.ts'
import type { DropConfig } from '../config/schema.ts'
import { unitsOf } from '../config/unitsOf.ts'

/** Placeholder for a future collection's mint, distinct from all other accounts. */
const SOME_GROUP_MINT = new PublicKey(new Uint8Array(32).fill(2)).toBase58()

/** The parts of a collection that a config determines and mints depend on. */
type Decided = Pick<
  CollectionInfo,
  'treasury' | 'maxNumberOfTokens' | 'cosignerProgramId' | 'platformFees'
>

/**
 * Returns a collection in its config's future state, to find out how long proofs may be and what a lookup table
 * contains.
 *
 * @param info Its present state; undefined if it does not exist yet.
 */
export function collectionToBe(input: DeployInput, info?: CollectionInfo): CollectionInfo {
  return info ? { ...info, ...decided(input) } : newCollection(input)
}

/** Returns a config's future collection, whoever deploys it. */
export function collectionOfConfig(config: DropConfig): CollectionInfo {
  const [currency = 'SOL'] = unitsOf(config)
  return collectionToBe(deployInputOf(config.collection, SOME_WALLET, currency))
}

function newCollection(input: DeployInput): CollectionInfo {
  const { symbol, itemBaseName, itemBaseUri, extraMeta = [], royalties } = input
  const deployment = editionsDeploymentAddress(symbol)
  const creator = solanaAddress(input.creator)
  const groupMint = solanaAddress(SOME_GROUP_MINT)
  return {
    ...decided(input),
    editions: solanaAddress(deployment.toBase58()),
    editionsControls: solanaAddress(editionsControlsAddress(deployment).toBase58()),
    symbol,
    groupMint,
    group: groupMint,
    numberOfTokensIssued: 0n,
    itemBaseName,
    itemBaseUri,
    itemNameIsTemplate: itemBaseName.includes('{}'),
    itemUriIsTemplate: itemBaseUri.includes('{}'),
    creator,
    maxMintsPerWallet: input.maxMintsPerWallet ?? 0n,
    phases: [],
    locks: { ...NO_LOCKS, ...input.locks },
    owed: [],
    royalties: { ...royalties, creators: royalties.creators.map(withAddress) },
    metadata: {
      symbol,
      updateAuthority: undefined,
      mint: groupMint,
      collectionBaseName: input.collectionName,
      collectionBaseUri: input.collectionUri,
      extraMetadata: extraMeta,
    },
  }
}

function decided(input: DeployInput): Decided {
  const { platformFee, cosignerProgramId = NOBODY, platformFeeSecondaryAdmin: admin } = input
  const { platformFeeValue = 0n, isFeeFlat = false } = platformFee
  return {
    treasury: solanaAddress(input.treasury),
    maxNumberOfTokens: input.maxNumberOfTokens ?? 0n,
    cosignerProgramId: cosignerProgramId === NOBODY ? undefined : solanaAddress(cosignerProgramId),
    platformFees: {
      feeValue: platformFeeValue,
      isFlat: isFeeFlat,
      recipients: platformFee.recipients.map(withAddress),
      primaryAdmin: solanaAddress(input.payer ?? input.creator),
      secondaryAdmin: admin === undefined ? undefined : solanaAddress(admin),
      cap: termsOfDeploy(input).platformFeeCap,
    },
  }
}

function withAddress({ address, share }: ShareInput) {
  return { address: solanaAddress(address), share }
}
