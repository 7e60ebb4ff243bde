import type { ListName, ReceiverName, WalletName } from './names.ts'

/** A wallet, or whichever has the role when the step is made. */
export type Actor = WalletName | { readonly role: 'owner' | 'next owner' }

/** A phase: an existing one, by position modulo their count, or a missing one. */
export type PhasePick = number | 'missing'

/** Payment shares in percent. */
export type Split = readonly { readonly to: ReceiverName; readonly share: bigint }[]

/** Octas per item if the fee is flat, otherwise basis points of its price. */
export interface Fee {
  readonly value: bigint
  readonly isFlat: boolean
  readonly split: Split
}

export interface Royalties {
  readonly payee: ReceiverName
  readonly denominator: bigint
  readonly numerator: bigint
}

/** A phase's terms; times are seconds after the sequence's start, or before it. */
export interface Terms {
  /** `never` = 0, which is no time. */
  readonly start: bigint | 'never'
  readonly price: bigint
  readonly maxPerWallet: bigint
  readonly maxPerTransaction: bigint
  readonly isPrivate: boolean
  /** Merkle list; `short` = a root of 31 bytes. */
  readonly list: ListName | 'short' | undefined
}

/** A claim to be on a merkle list. */
export interface Claim {
  readonly list: ListName
  /** The wallet whose proof it is. */
  readonly of: WalletName
  /** Claimed cap: the list's, one more, or 0. */
  readonly cap: 'own' | 'raised' | 'zero'
  /** 33 hashes, or one of 31 bytes. */
  readonly flaw: 'too long' | 'short hash' | undefined
}

export interface Mint {
  readonly kind: 'mint'
  readonly by: WalletName
  readonly how: 'mint' | 'mint to' | 'mint with proof' | 'mint script' | 'minter script'
  readonly quantity: bigint
  /** Octas that may be paid above what the items cost, or below. */
  readonly bound: bigint
  readonly to: WalletName
  readonly claim: Claim
  /** True if it is sent to the other version's module. */
  readonly isMisdirected: boolean
}

interface Change {
  readonly by: Actor
}

export type OwnerStep =
  | (Change & { readonly kind: 'addPhase'; readonly terms: Terms })
  | (Change & { readonly kind: 'modifyPhase'; readonly phase: PhasePick; readonly terms: Terms })
  | (Change & { readonly kind: 'removePhase'; readonly phase: PhasePick })
  | (Change & {
      readonly kind: 'upsertAllowlist'
      readonly phase: PhasePick
      readonly entries: readonly { readonly user: WalletName; readonly cap: bigint }[]
      /** How many more caps than wallets are given. */
      readonly spareCaps: number
    })
  | (Change & {
      readonly kind: 'removeFromAllowlist'
      readonly phase: PhasePick
      readonly users: readonly WalletName[]
    })
  | (Change & { readonly kind: 'setTotalSupply'; readonly totalSupply: bigint })
  | (Change & { readonly kind: 'setPlatformFee'; readonly fee: Fee })
  | (Change & { readonly kind: 'setRevenueSplit'; readonly split: Split })
  | (Change & { readonly kind: 'setRoyalties'; readonly royalties: Royalties })
  | (Change & {
      readonly kind: 'setEndTime'
      /** Seconds after the sequence's start. */
      readonly end: bigint | 'never'
    })
  | (Change & { readonly kind: 'setPaused'; readonly isPaused: boolean })
  | (Change & { readonly kind: 'offerOwnership'; readonly to: Actor })
  | (Change & { readonly kind: 'cancelOwnershipOffer' })
  | (Change & { readonly kind: 'acceptOwnership' })

export interface MoveTime {
  readonly kind: 'moveTime'
  readonly seconds: bigint
  /** True = to the next start or end, or a second before it, instead. */
  readonly toEdge: 'no' | 'at' | 'before'
}

export type Step = OwnerStep | Mint | MoveTime
export type StepKind = Step['kind']

/** A drop to create. */
export interface Creation {
  readonly version: 1 | 2
  readonly isOpenEdition: boolean
  /** Total supply, or the limit for an open edition in version 2. */
  readonly totalSupply: bigint
  /** Basis points, for version 2. */
  readonly feeBp: bigint
  readonly phases: readonly Terms[]
}

/** How a step is sent: as the client plans and checks it, or as the bare call. */
export type Via = 'client' | 'call'
