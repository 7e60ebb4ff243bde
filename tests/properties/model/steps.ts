import type { PhaseType } from '@mintline/solana'
import type { HolderName, ListName, OwnName, PayeeName, ReceiverName, WalletName } from './names.ts'

/** Who signs: whoever holds a role at that moment, or a wallet by name. */
export type Actor = { role: 'owner' | 'primary' | 'secondary' } | { wallet: WalletName }

/** A phase: one of those there are, or the first index beyond them. */
export interface PhasePick {
  pick: number
  /**
   * The phases to pick from, where there are such: `open` are those that are or whose very start or
   * end it is, `none` is the first index beyond all.
   */
  among: 'all' | 'open' | 'allowList' | 'none'
}

/** An allowlist entry: one of those there are, or that of a wallet and a phase by name. */
export type EntryPick = number | { phase: PhasePick; user: WalletName }

/** Terms of a phase. */
export interface Terms {
  price: bigint
  start: bigint
  end: bigint
  maxPerWallet: bigint
  maxTotal: bigint
  type: PhaseType
  /** The list whose root the phase carries. */
  list?: ListName
}

/** A platform fee. */
export interface Fee {
  value: bigint
  isFlat: boolean
  recipients: readonly { to: ReceiverName; share: number }[]
}

/** Royalties. */
export interface RoyaltyTerms {
  basisPoints: number
  creators: readonly { to: ReceiverName; share: number }[]
}

/** What a minter brings to a merkle phase. */
export interface Claim {
  /** The list of the proof; the phase's own where left out. */
  list?: ListName
  /** Whose place in the list it is; the minter's own where left out. */
  of?: WalletName
  flaw?: 'otherPrice' | 'moreClaims' | 'emptyProof' | 'noPrice' | 'noClaims' | 'zeroClaims'
}

/** Accounts that are not the collection's. */
export type DeploymentFlaw = 'otherDeployment' | 'otherGroupMint' | 'itemAsGroupMint'
export type MintFlaw =
  | 'otherDeployment'
  | 'otherTreasury'
  | 'otherGroupMint'
  | 'fewerRecipients'
  | 'reversedRecipients'
  | 'laterItemMint'

/** What both mint instructions are asked. */
export interface MintStep {
  minter: WalletName
  phase: PhasePick
  claim: Claim
  /** Whether the claim goes with the mint: where the phase asks for it, always, or never. */
  bringsClaim: 'asNeeded' | 'always' | 'never'
  /** The allowlist entry passed: the minter's own, none, or another wallet's. */
  entry: 'own' | 'none' | WalletName
  /** Who co-signs: the owner where a co-sign is set, nobody, or a wallet by name. */
  cosigner: 'asNeeded' | 'none' | WalletName
  flaw?: MintFlaw
}

/** The collection that a sequence starts with. */
export interface Deployment {
  maxItems: bigint
  maxPerWallet: bigint
  isCosigned: boolean
  hasSecondaryAdmin: boolean
  treasury: PayeeName
  fee: Fee
  royalties: RoyaltyTerms
  extra: readonly { field: string; value: string }[]
}

/** One instruction of a sequence, or a move of time. */
export type Step =
  | {
      kind: 'initialiseEditionsControls'
      by: WalletName
      flaw?: 'longItemName' | 'longName' | 'royaltyTooHigh' | 'noTreasury' | 'shareMissing'
    }
  | { kind: 'addPhase'; by: Actor; terms: Terms }
  | { kind: 'modifyPhase'; by: Actor; phase: PhasePick; active: boolean; terms: Terms }
  | ({ kind: 'mintWithControls' } & MintStep)
  | ({ kind: 'mintWithControlsV2'; maxPrice?: bigint } & MintStep)
  | {
      kind: 'addToAllowlist'
      by: Actor
      phase: PhasePick
      user: WalletName
      price: number
      amount: number
    }
  | {
      kind: 'closeAllowlistAccount'
      by: Actor
      entry: EntryPick
      receiver: 'payer' | WalletName
    }
  | {
      kind: 'modifyCollection'
      by: Actor
      maxItems?: bigint
      maxPerWallet?: bigint
      treasury?: ReceiverName
      isCosigned?: boolean
      itemName?: string
      itemUri?: string
      name?: string
      uri?: string
      flaw?: DeploymentFlaw
    }
  | {
      kind: 'modifyMetadata'
      by: Actor
      add: readonly { field: string; value: string }[]
      remove: readonly string[]
      flaw?: DeploymentFlaw
    }
  | { kind: 'modifyRoyalties'; by: Actor; royalties: RoyaltyTerms; flaw?: DeploymentFlaw }
  | { kind: 'modifyPlatformFee'; by: Actor; fee: Fee }
  | { kind: 'modifyPlatformFeePrimaryAdmin'; by: Actor; to: WalletName | 'nobody' }
  | { kind: 'modifyPlatformFeeSecondaryAdmin'; by: Actor; to: WalletName | 'nobody' }
  | { kind: 'transferOwnership'; by: Actor; to: WalletName | OwnName | 'nobody' }
  | {
      kind: 'updateTokenNameUri'
      by: Actor
      /** One of the collection's items, its group mint, another collection's item, or no mint. */
      target: number | 'groupMint' | 'otherItem' | HolderName
      name: string
      uri: string
      flaw?: 'otherDeployment'
    }
  /** Time moves to the next start or end of a phase, or by as many seconds where there is none. */
  | { kind: 'moveTime'; seconds: bigint; toEdge: boolean }

export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>
