import type { Locks, MetadataField, PlatformFeeCap } from '../../instructions/types.ts'
import { NOBODY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import {
  type ChangeValue,
  type CollectionField,
  type CollectionFieldChange,
  isSameValue,
} from '../../transaction/planChange.ts'
import { lockedParts, partsText } from '../lockedParts.ts'
import type { PlatformFeeInput } from '../problems/platformFee.ts'
import type { RoyaltiesInput } from '../problems/royalties.ts'

/** A collection's terms; the default address means none. */
export interface CollectionTerms {
  readonly collectionName: string
  readonly collectionUri: string
  readonly itemBaseName: string
  readonly itemBaseUri: string
  /** 0 = unlimited. */
  readonly maxNumberOfTokens: bigint
  /** 0 = unlimited. */
  readonly maxMintsPerWallet: bigint
  readonly creator: string
  readonly treasury: string
  readonly cosignerProgramId: string
  readonly royalties: RoyaltiesInput
  readonly platformFee: PlatformFeeInput
  readonly platformFeeCap: PlatformFeeCap
  readonly platformFeePrimaryAdmin: string
  readonly platformFeeSecondaryAdmin: string
  /** All extra fields. */
  readonly extraMeta: readonly MetadataField[]
  readonly locks: Partial<Locks>
}

/** Returns a collection's terms on chain. */
export function collectionTermsOf(info: CollectionInfo): CollectionTerms {
  const { metadata, platformFees, royalties } = info
  return {
    collectionName: metadata.collectionBaseName,
    collectionUri: metadata.collectionBaseUri,
    itemBaseName: info.itemBaseName,
    itemBaseUri: info.itemBaseUri,
    maxNumberOfTokens: info.maxNumberOfTokens,
    maxMintsPerWallet: info.maxMintsPerWallet,
    creator: info.creator,
    treasury: info.treasury,
    cosignerProgramId: info.cosignerProgramId ?? NOBODY,
    royalties,
    platformFee: {
      platformFeeValue: platformFees.feeValue,
      isFeeFlat: platformFees.isFlat,
      recipients: platformFees.recipients,
    },
    platformFeeCap: platformFees.cap,
    platformFeePrimaryAdmin: platformFees.primaryAdmin,
    platformFeeSecondaryAdmin: platformFees.secondaryAdmin ?? NOBODY,
    extraMeta: metadata.extraMetadata,
    locks: info.locks,
  }
}

/**
 * Returns the differences between terms, in display order.
 *
 * @param before Undefined = the collection does not exist yet.
 * @param after Omitted terms stay unchanged.
 */
export function collectionChanges(
  before: CollectionTerms | undefined,
  after: Partial<CollectionTerms>,
): readonly CollectionFieldChange[] {
  const values = new Map(before ? valuesOf(before) : [])
  const wanted = new Map([...values, ...valuesOf(after)])
  // Extra fields are always given in full, so a missing one is removed.
  for (const field of after.extraMeta ? values.keys() : []) {
    const isKept = after.extraMeta?.some((one) => extraField(one) === field)
    if (field.startsWith(EXTRA) && !isKept) wanted.set(field, undefined)
  }
  return [...wanted].flatMap(([field, value]) => {
    const change = {
      subject: 'collection',
      field,
      before: values.get(field),
      after: value,
    } as const
    return isSameValue(change.before, value) ? [] : [change]
  })
}

const EXTRA = 'extraMeta.'

function extraField({ field }: MetadataField): CollectionField {
  return `extraMeta.${field}`
}

type Entry = readonly [CollectionField, ChangeValue | undefined]

function valuesOf(terms: Partial<CollectionTerms>): readonly Entry[] {
  const { royalties, platformFee, platformFeeCap, locks, extraMeta = [] } = terms
  const { maxNumberOfTokens, maxMintsPerWallet } = terms
  return [
    ...textsOf(terms, ['collectionName', 'collectionUri', 'itemBaseName', 'itemBaseUri']),
    ...limitOf('maxNumberOfTokens', maxNumberOfTokens),
    ...limitOf('maxMintsPerWallet', maxMintsPerWallet),
    ...addressesOf(terms, ['creator', 'treasury', 'cosignerProgramId']),
    ...(royalties ? royaltyValues(royalties) : []),
    ...(platformFee ? feeValues(platformFee) : []),
    ...(platformFeeCap ? feeCapValues(platformFeeCap) : []),
    ...addressesOf(terms, ['platformFeePrimaryAdmin', 'platformFeeSecondaryAdmin']),
    ...(locks ? lockValues(locks) : []),
    ...extraMeta.map((one): Entry => [extraField(one), { kind: 'text', text: one.value }]),
  ]
}

function textsOf(
  terms: Partial<CollectionTerms>,
  fields: readonly ('collectionName' | 'collectionUri' | 'itemBaseName' | 'itemBaseUri')[],
): readonly Entry[] {
  return fields.flatMap((field) => {
    const text = terms[field]
    return text === undefined ? [] : [[field, { kind: 'text', text }] as const]
  })
}

function addressesOf(
  terms: Partial<CollectionTerms>,
  fields: readonly (
    | 'creator'
    | 'treasury'
    | 'cosignerProgramId'
    | 'platformFeePrimaryAdmin'
    | 'platformFeeSecondaryAdmin'
  )[],
): readonly Entry[] {
  return fields.flatMap((field): Entry[] => {
    const address = terms[field]
    if (address === undefined) return []
    return [[field, address === NOBODY ? undefined : { kind: 'address', address }]]
  })
}

function limitOf(
  field: 'maxNumberOfTokens' | 'maxMintsPerWallet',
  items: bigint | undefined,
): readonly Entry[] {
  return items === undefined ? [] : [[field, { kind: 'limit', items }]]
}

function royaltyValues({ royaltyBasisPoints, creators }: RoyaltiesInput): readonly Entry[] {
  const basisPoints = BigInt(royaltyBasisPoints)
  return [
    ['royalties.royaltyBasisPoints', { kind: 'percent', basisPoints }],
    ['royalties.creators', sharesValue(creators)],
  ]
}

function feeValues({
  platformFeeValue,
  isFeeFlat,
  recipients,
}: PlatformFeeInput): readonly Entry[] {
  const fee: ChangeValue = isFeeFlat
    ? { kind: 'amountPerItem', lamports: platformFeeValue }
    : { kind: 'percent', basisPoints: platformFeeValue }
  return [
    ['platformFee.platformFeeValue', fee],
    ['platformFee.recipients', sharesValue(recipients)],
  ]
}

function lockValues(locks: Partial<Locks>): readonly Entry[] {
  const parts = lockedParts(locks)
  return [['locks', parts.length === 0 ? undefined : { kind: 'text', text: partsText(parts) }]]
}

/** A zero part allows no such fee. */
function feeCapValues({ basisPoints, flat }: PlatformFeeCap): readonly Entry[] {
  return [
    [
      'platformFeeCap.basisPoints',
      basisPoints > 0 ? { kind: 'percent', basisPoints: BigInt(basisPoints) } : undefined,
    ],
    ['platformFeeCap.flat', flat > 0n ? { kind: 'amountPerItem', lamports: flat } : undefined],
  ]
}

function sharesValue(shares: RoyaltiesInput['creators']): ChangeValue | undefined {
  return shares.length === 0 ? undefined : { kind: 'shares', shares }
}
