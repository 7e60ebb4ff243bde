import type { Locks } from '@mintline/solana'
import {
  HOLDERS,
  type HolderName,
  type ReceiverName,
  type SecretName,
  START_OF_TIME,
  startBalance,
  startTokens,
  type TokenAccount,
  type WalletName,
} from './names.ts'
import type {
  Actor,
  AnyMint,
  Claim,
  Deployment,
  EntryPick,
  Fee,
  FeeCap,
  MintStep,
  PhasePick,
  RoyaltyTerms,
  Terms,
} from './steps.ts'

/** A phase's current state. */
export interface PhaseState extends Terms {
  active: boolean
  minted: bigint
}

/** An allowlist entry's current state. */
export interface EntryState {
  user: WalletName
  phaseIndex: number
  price: number
  amount: number
  payer: WalletName
}

/** A minted item; its number is its position in the list, from 1. */
export interface ItemState {
  holder: HolderName
  name: string
  uri: string
}

/** The model's complete state, in plain values. */
export interface State {
  now: bigint
  owner: WalletName
  primary: WalletName
  secondary: WalletName | 'nobody'
  treasury: HolderName
  isCosigned: boolean
  maxItems: bigint
  maxPerWallet: bigint
  fee: Fee
  feeCap: FeeCap
  royalties: RoyaltyTerms
  extra: Map<string, string>
  name: string
  uri: string
  itemName: string
  itemUri: string
  phases: PhaseState[]
  /** Keyed by `entryKey`. */
  entries: Map<string, EntryState>
  /** Items minted, keyed by `countKey`. */
  counts: Map<string, bigint>
  items: ItemState[]
  locks: Locks
  balances: Map<HolderName, bigint>
  owed: Owed
  /** Accounts for the price token, of those who have one. */
  tokens: Map<HolderName, TokenAccount>
  /** Undefined until the token is added. */
  tokenOwed?: TokenOwed
  /** Undefined without a commitment. */
  reveal?: { files: bigint; secret: SecretName; isRevealed: boolean }
}

/** Lamports or base units that receivers could not be paid yet: the treasury's, and the fee recipients' by slot. */
export interface Owed {
  treasury: bigint
  recipients: bigint[]
}

/** Base units in the vault. */
export interface TokenOwed extends Owed {
  /** Fee recipients when a share was last kept or claimed. */
  to: Fee['recipients']
}

export const DEPLOYED_NAME = 'Drop'
export const DEPLOYED_URI = 'https://example.com/collection.json'
export const DEPLOYED_ITEM_NAME = 'Item #{}'
export const DEPLOYED_ITEM_URI = 'https://example.com/{}.json'

/** Returns the state after a deployment. */
export function deployedState(deployment: Deployment): State {
  return {
    now: START_OF_TIME,
    owner: 'owner',
    primary: 'primary',
    secondary: deployment.hasSecondaryAdmin ? 'secondary' : 'nobody',
    treasury: deployment.treasury,
    isCosigned: deployment.isCosigned,
    maxItems: deployment.maxItems,
    maxPerWallet: deployment.maxPerWallet,
    fee: deployment.fee,
    feeCap: deployment.feeCap ?? capOf(deployment.fee),
    royalties: deployment.royalties,
    extra: new Map(deployment.extra.map(({ field, value }) => [field, value])),
    name: DEPLOYED_NAME,
    uri: DEPLOYED_URI,
    itemName: DEPLOYED_ITEM_NAME,
    itemUri: DEPLOYED_ITEM_URI,
    phases: [],
    entries: new Map(),
    counts: new Map(),
    items: [],
    locks: deployment.locks,
    balances: new Map(HOLDERS.map((holder) => [holder, startBalance(holder)])),
    owed: { treasury: 0n, recipients: [0n, 0n, 0n, 0n, 0n] },
    tokens: new Map(
      HOLDERS.flatMap((holder) => {
        const account = startTokens(holder)
        return account ? [[holder, account]] : []
      }),
    ),
  }
}

/** Returns the cap that allows this fee and none above it. */
function capOf({ value, isFlat }: Fee): FeeCap {
  return isFlat ? { basisPoints: 0, flat: value } : { basisPoints: Number(value), flat: 0n }
}

/** Returns the key for a wallet's entry in a phase. */
export function entryKey(wallet: WalletName, phaseIndex: number): string {
  return `${wallet}@${phaseIndex}`
}

/** Returns the key for a wallet's counter in a phase, or in the collection if no phase is given. */
export function countKey(wallet: WalletName, phaseIndex?: number): string {
  return phaseIndex === undefined ? wallet : `${wallet}@${phaseIndex}`
}

/** Returns how many items a wallet has minted, in a phase or in the collection. */
export function countOf(state: State, wallet: WalletName, phaseIndex?: number): bigint {
  return state.counts.get(countKey(wallet, phaseIndex)) ?? 0n
}

/** Returns the wallet that currently signs as `actor`; the stranger plays vacant roles. */
export function walletOf(state: State, actor: Actor): WalletName {
  if ('wallet' in actor) return actor.wallet
  const holder = state[actor.role]
  return holder === 'nobody' ? 'stranger' : holder
}

/** Returns a picked phase's current index. */
export function phaseIndexOf({ phases, now }: State, { pick, among }: PhasePick): number {
  if (among === 'none' || phases.length === 0) return phases.length
  const preferred = [...phases.keys()].filter((index) => {
    const phase = phases[index]
    return among === 'open' ? isOpen(phase, now) : phase?.type === among
  })
  return preferred[pick % preferred.length] ?? pick % phases.length
}

function isOpen(phase: PhaseState | undefined, now: bigint): boolean {
  return phase?.active === true && phase.start <= now && now <= phase.end
}

/** Returns the next start or end among the phases, if there is one. */
export function nextEdge({ phases, now }: State): bigint | undefined {
  const edges = phases.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > now)
  return edges.reduce<bigint | undefined>(
    (first, edge) => (first === undefined || edge < first ? edge : first),
    undefined,
  )
}

/** Returns a picked entry's wallet and phase. */
export function entryOf(state: State, pick: EntryPick): { user: WalletName; phaseIndex: number } {
  if (typeof pick !== 'number') {
    return { user: pick.user, phaseIndex: phaseIndexOf(state, pick.phase) }
  }
  const entries = [...state.entries.values()]
  const { user, phaseIndex } = entries[pick % entries.length] ?? { user: 'stranger', phaseIndex: 0 }
  return { user, phaseIndex }
}

/** Returns the fee recipients that a mint pays, in record order. */
export function paidRecipients({ recipients }: Fee): { to: ReceiverName; share: number }[] {
  return recipients.filter(({ share }) => share > 0)
}

/** Returns a mint's co-signer, if any. */
export function cosignerOf(
  state: State,
  cosigner: 'asNeeded' | 'none' | WalletName,
): WalletName | undefined {
  if (cosigner === 'none') return undefined
  if (cosigner !== 'asNeeded') return cosigner
  return state.isCosigned ? state.owner : undefined
}

/** Returns the claim that a mint presents to a phase, if any. */
export function claimOf(
  { claim, bringsClaim }: MintStep,
  phase: PhaseState | undefined,
): Claim | undefined {
  const isBrought =
    bringsClaim === 'always' || (bringsClaim === 'asNeeded' && phase?.type === 'merkleTree')
  return isBrought ? claim : undefined
}

/** Returns who pays for a mint. */
export function payerOf(step: AnyMint): WalletName {
  if (step.kind !== 'mintWithControlsV3' || step.payer === 'minter') return step.minter
  return step.payer
}

/** Returns true if a mint names the price token. */
export function namesToken(step: AnyMint, phase: PhaseState | undefined): boolean {
  const isInTokens = phase?.isInTokens ?? false
  return step.kind === 'mintWithControlsV3' && (step.currency === 'asPhase') === isInTokens
}

/** Adds lamports to a balance; negative amounts are taken from it. */
export function credit(state: State, holder: HolderName, lamports: bigint): void {
  state.balances.set(holder, (state.balances.get(holder) ?? 0n) + lamports)
}
