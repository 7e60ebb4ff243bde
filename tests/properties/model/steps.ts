import type { Locks, PhaseType } from '@mintline/solana'
import type {
  HolderName,
  ListName,
  OwnName,
  PayeeName,
  ReceiverName,
  SecretName,
  WalletName,
} from './names.ts'

/** Signer: a role's current holder, or a wallet by name. */
export type Actor = { role: 'owner' | 'primary' | 'secondary' } | { wallet: WalletName }

/** A phase: an existing one, or the first index beyond them. */
export interface PhasePick {
  pick: number
  /**
   * Phases to pick from, if there are any: `open` are open phases, and those whose exact start or end is now; `none` is
   * the first index beyond all.
   */
  among: 'all' | 'open' | 'allowList' | 'none'
}

/** An allowlist entry: an existing one, or one for a wallet and a phase by name. */
export type EntryPick = number | { phase: PhasePick; user: WalletName }

/** A phase's terms. */
export interface Terms {
  price: bigint
  start: bigint
  end: bigint
  maxPerWallet: bigint
  maxTotal: bigint
  type: PhaseType
  /** List with the phase's root. */
  list?: ListName
  /** True for a price in the price token. */
  isInTokens: boolean
}

/** A platform fee. */
export interface Fee {
  value: bigint
  isFlat: boolean
  recipients: readonly { to: ReceiverName; share: number }[]
}

/** The highest fee of each kind. */
export interface FeeCap {
  basisPoints: number
  flat: bigint
}

/** Royalties. */
export interface RoyaltyTerms {
  basisPoints: number
  creators: readonly { to: ReceiverName; share: number }[]
}

/** A minter's input in a merkle phase. */
export interface Claim {
  /** The proof's list; default: the phase's. */
  list?: ListName
  /** The list entry's wallet; default: the minter. */
  of?: WalletName
  flaw?: 'otherPrice' | 'moreClaims' | 'emptyProof' | 'noPrice' | 'noClaims' | 'zeroClaims'
}

/** Accounts that do not belong to the collection. */
export type DeploymentFlaw = 'otherDeployment' | 'otherGroupMint' | 'itemAsGroupMint'
export type MintFlaw =
  | 'otherDeployment'
  | 'otherTreasury'
  | 'otherGroupMint'
  | 'fewerRecipients'
  | 'reversedRecipients'
  | 'laterItemMint'

/** Parameters that all mint instructions share. */
export interface MintStep {
  minter: WalletName
  phase: PhasePick
  claim: Claim
  /** Cases in which the claim is included. */
  bringsClaim: 'asNeeded' | 'always' | 'never'
  /** The allowlist entry passed: the minter's own, none, or another wallet's. */
  entry: 'own' | 'none' | WalletName
  /** Co-signer: the owner if a co-signer is set, nobody, or a wallet by name. */
  cosigner: 'asNeeded' | 'none' | WalletName
  flaw?: MintFlaw
}

/** What `mintWithControlsV3` adds. */
export interface FundingStep {
  payer: 'minter' | WalletName
  /** Who gets the item. */
  receiver: 'minter' | ReceiverName
  /** The currency that the mint names: the phase's, or the other one. */
  currency: 'asPhase' | 'other'
  usesVault: boolean
}

/** A sequence's initial collection. */
export interface Deployment {
  maxItems: bigint
  maxPerWallet: bigint
  isCosigned: boolean
  hasSecondaryAdmin: boolean
  treasury: PayeeName
  fee: Fee
  /** Undefined = the fee itself. */
  feeCap: FeeCap | undefined
  royalties: RoyaltyTerms
  extra: readonly { field: string; value: string }[]
  locks: Locks
}

/** One instruction in a sequence, or a time change. */
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
  | ({ kind: 'mintWithControlsV3'; maxPrice?: bigint } & MintStep & FundingStep)
  | { kind: 'addPriceToken'; by: Actor }
  | { kind: 'commitReveal'; by: Actor; files: bigint; secret: SecretName }
  | { kind: 'revealFiles'; by: Actor; secret: 'committed' | SecretName }
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
  /** Sent by the fee payer, as it needs no signature of its own. */
  /** Claims for whoever is owed most, or for `to`; funded = somebody sends its rent before. */
  | { kind: 'claimPayment'; to: HolderName | 'owed'; isFunded: boolean }
  /** The same in tokens; opened = the claimant gets a token account that can be paid before. */
  | { kind: 'claimTokenPayment'; to: HolderName | 'owed'; isOpened: boolean }
  | { kind: 'lowerPlatformFeeCap'; by: Actor; cap: FeeCap }
  | { kind: 'modifyPlatformFeePrimaryAdmin'; by: Actor; to: WalletName | 'nobody' }
  | { kind: 'modifyPlatformFeeSecondaryAdmin'; by: Actor; to: WalletName | 'nobody' }
  | { kind: 'lock'; by: Actor; locks: Locks }
  | { kind: 'transferOwnership'; by: Actor; to: WalletName | OwnName | 'nobody' }
  | {
      kind: 'updateTokenNameUri'
      by: Actor
      /** An item in the collection, its group mint, another collection's item, or not a mint. */
      target: number | 'groupMint' | 'otherItem' | HolderName
      name: string
      uri: string
      flaw?: 'otherDeployment'
    }
  /** Time moves to the next start or end among the phases, or by some seconds if there is none. */
  | { kind: 'moveTime'; seconds: bigint; toEdge: boolean }

export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>
export type AnyMint = StepOf<'mintWithControls' | 'mintWithControlsV2' | 'mintWithControlsV3'>
