import type { CoinUnit } from '@mintline/core/amounts'
import type { PhaseTerms, ShareInput } from '../instructions/types.ts'

/** A value on chain and its kind, so that it can be shown in suitable units. */
export type ChangeValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Base58. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'amount'; readonly lamports: bigint }
  /** An amount of a token, in base units; without a unit, the token's decimals are not known. */
  | {
      readonly kind: 'tokenAmount'
      readonly amount: bigint
      /** Base58. */
      readonly mint: string
      readonly unit: CoinUnit | undefined
    }
  /** An amount for each item. */
  | { readonly kind: 'amountPerItem'; readonly lamports: bigint }
  | { readonly kind: 'percent'; readonly basisPoints: bigint }
  /** 0 = unlimited. */
  | { readonly kind: 'limit'; readonly items: bigint }
  /** Unix seconds. */
  | { readonly kind: 'time'; readonly time: bigint }
  /** In percent; the order has no meaning. */
  | { readonly kind: 'shares'; readonly shares: readonly ShareInput[] }
  | { readonly kind: 'flag'; readonly flag: boolean }

/** A collection's fields, named as in `DeployInput`. */
export type CollectionField =
  | 'collectionName'
  | 'collectionUri'
  | 'itemBaseName'
  | 'itemBaseUri'
  | 'maxNumberOfTokens'
  | 'maxMintsPerWallet'
  | 'creator'
  | 'treasury'
  | 'cosignerProgramId'
  | 'royalties.royaltyBasisPoints'
  | 'royalties.creators'
  | 'platformFee.platformFeeValue'
  | 'platformFee.recipients'
  | 'platformFeeCap.basisPoints'
  | 'platformFeeCap.flat'
  | 'platformFeePrimaryAdmin'
  | 'platformFeeSecondaryAdmin'
  | 'locks'
  | 'reveal'
  | `extraMeta.${string}`

/** A phase's fields. */
export type PhaseField = keyof PhaseTerms | 'active'

interface ValueChange {
  /** Undefined = none. */
  readonly before: ChangeValue | undefined
  /** Undefined = none. */
  readonly after: ChangeValue | undefined
}

/** A collection's value that a plan sets. */
export interface CollectionFieldChange extends ValueChange {
  readonly subject: 'collection'
  readonly field: CollectionField
}

/** A phase's value that a plan sets. */
export interface PhaseFieldChange extends ValueChange {
  readonly subject: 'phase'
  readonly phaseIndex: number
  readonly field: PhaseField
}

/** A value on chain that a plan changes. */
export type PlanChange = CollectionFieldChange | PhaseFieldChange

/** True if two values mean the same. */
export function isSameValue(a: ChangeValue | undefined, b: ChangeValue | undefined): boolean {
  return keyOf(a) === keyOf(b)
}

/** A string that is unique to a value. */
function keyOf(value: ChangeValue | undefined): string {
  if (value === undefined) return ''
  switch (value.kind) {
    case 'text':
      return `text ${value.text}`
    case 'address':
      return `address ${value.address}`
    case 'amount':
    case 'amountPerItem':
      return `${value.kind} ${value.lamports}`
    case 'tokenAmount':
      return `tokenAmount ${value.mint} ${value.amount}`
    case 'percent':
      return `percent ${value.basisPoints}`
    case 'limit':
      return `limit ${value.items}`
    case 'time':
      return `time ${value.time}`
    case 'shares':
      return `shares ${value.shares.map(({ address, share }) => `${address} ${share}`).sort()}`
    case 'flag':
      return `flag ${value.flag}`
  }
}
