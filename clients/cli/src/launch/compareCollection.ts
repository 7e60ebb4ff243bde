import {
  type CollectionInfo,
  type DeployInput,
  LOOKUP_TABLE_KEY,
  type ShareInput,
} from '@mintline/solana'

/** Something that is not on chain as the config has it. */
export interface Difference {
  /** Where it is in the config: `collection.treasury`. */
  readonly path: string
  /** What the config says. */
  readonly config: string
  /** What the chain says. */
  readonly chain: string
}

const NONE = 'none'

/** How a collection differs from what a config would deploy. */
export function compareCollection(info: CollectionInfo, wanted: DeployInput): Difference[] {
  const { metadata, platformFees, royalties } = info
  const fee = wanted.platformFee
  const pairs: [path: string, config: string, chain: string][] = [
    ['collectionName', wanted.collectionName, metadata.collectionBaseName],
    ['collectionUri', wanted.collectionUri, metadata.collectionBaseUri],
    ['itemBaseName', wanted.itemBaseName, info.itemBaseName],
    ['itemBaseUri', wanted.itemBaseUri, info.itemBaseUri],
    ['maxNumberOfTokens', String(wanted.maxNumberOfTokens ?? 0n), String(info.maxNumberOfTokens)],
    ['maxMintsPerWallet', String(wanted.maxMintsPerWallet ?? 0n), String(info.maxMintsPerWallet)],
    ['treasury', wanted.treasury, info.treasury],
    ['cosignerProgramId', wanted.cosignerProgramId ?? NONE, info.cosignerProgramId ?? NONE],
    [
      'platformFeeSecondaryAdmin',
      wanted.platformFeeSecondaryAdmin ?? NONE,
      platformFees.secondaryAdmin ?? NONE,
    ],
    [
      'royalties',
      `${wanted.royalties.royaltyBasisPoints} to ${sharesText(wanted.royalties.creators)}`,
      `${royalties.royaltyBasisPoints} to ${sharesText(royalties.creators)}`,
    ],
    [
      'platformFee',
      feeText(fee.platformFeeValue, fee.isFeeFlat, fee.recipients),
      feeText(platformFees.feeValue, platformFees.isFlat, platformFees.recipients),
    ],
  ]
  const differences = pairs.map(([path, config, chain]) => ({ path, config, chain }))
  return [...differences, ...fieldPairs(info, wanted)]
    .filter(({ config, chain }) => config !== chain)
    .map((difference) => ({ ...difference, path: `collection.${difference.path}` }))
}

function fieldPairs({ metadata }: CollectionInfo, { extraMeta = [] }: DeployInput): Difference[] {
  const wanted = new Map(extraMeta.map(({ field, value }) => [field, value]))
  // Which lookup table a collection has is not for the config to say.
  const fields = metadata.extraMetadata.filter(({ field }) => field !== LOOKUP_TABLE_KEY)
  const present = new Map(fields.map(({ field, value }) => [field, value]))
  return [...new Set([...wanted.keys(), ...present.keys()])].map((field) => ({
    path: `extraMeta.${field}`,
    config: wanted.get(field) ?? NONE,
    chain: present.get(field) ?? NONE,
  }))
}

/** Creators are kept in an order of the chain's own, so the order says nothing. */
function sharesText(shares: readonly ShareInput[]): string {
  const texts = shares.map(({ address, share }) => `${address}:${share}`).sort()
  return texts.length === 0 ? NONE : texts.join(', ')
}

function feeText(
  value: bigint | undefined,
  isFlat: boolean | undefined,
  recipients: readonly ShareInput[],
): string {
  const amount = isFlat ? `${value} lamports` : `${value} basis points`
  return `${amount} to ${sharesText(recipients)}`
}
