import type { Locks } from '@mintline/solana'
import type { SecretName, WalletName } from '../model/names.ts'
import { countKey, type State } from '../model/state.ts'
import type { FeeCap } from '../model/steps.ts'

export interface PhaseView {
  price: bigint
  start: bigint
  end: bigint
  maxPerWallet: bigint
  maxTotal: bigint
  type: string
  list: string | undefined
  isInTokens: boolean
  active: boolean
  minted: bigint
}

export interface ItemView {
  name: string
  uri: string
  supply: bigint
  isMintable: boolean
  /** Wallet that holds the item. */
  holder: string
  amount: bigint
}

export interface EntryView {
  user: string
  phaseIndex: number
  price: number
  amount: number
  payer: string
}

/** A collection in a form that is comparable between chain and model. */
export interface CollectionView {
  owner: string
  primary: string
  secondary: string
  treasury: string
  isCosigned: boolean
  maxPerWallet: bigint
  maxItems: bigint
  groupMaxSize: bigint
  issued: bigint
  groupSize: bigint
  owed: State['owed']
  fee: { value: bigint; isFlat: boolean; recipients: { to: string; share: number }[] }
  feeCap: FeeCap
  name: string
  uri: string
  /** The group mint's metadata fields; creators by name. */
  fields: Record<string, string>
  itemName: string
  itemUri: string
  isNameTemplate: boolean
  isUriTemplate: boolean
  phases: PhaseView[]
  entries: Record<string, EntryView>
  counts: Record<string, bigint>
  /** Hashlist entries: number and position, in minting order. */
  issues: { place: number; order: bigint }[]
  items: ItemView[]
  locks: Locks
  /** Undefined without a price token. */
  tokenOwed: TokenOwedView | undefined
  /** Undefined without a commitment. */
  reveal: { files: bigint; secret: SecretName | undefined; isRevealed: boolean } | undefined
}

/** What a price token's record owes, and its vault has. */
export interface TokenOwedView {
  treasury: bigint
  recipients: bigint[]
  to: { to: string; share: number }[]
  inVault: bigint
}

const UNLIMITED = (1n << 64n) - 1n
const RECIPIENT_SLOTS = 5

/** Returns the view predicted by the model. */
export function modelView(state: State): CollectionView {
  const { fee, royalties, items, tokenOwed } = state
  const issued = BigInt(items.length)
  return {
    owner: state.owner,
    primary: state.primary,
    secondary: state.secondary,
    treasury: state.treasury,
    isCosigned: state.isCosigned,
    maxPerWallet: state.maxPerWallet,
    maxItems: state.maxItems,
    groupMaxSize: state.maxItems || UNLIMITED,
    issued,
    groupSize: issued,
    owed: state.owed,
    fee: { value: fee.value, isFlat: fee.isFlat, recipients: slotsOf(fee.recipients) },
    feeCap: state.feeCap,
    name: state.name,
    uri: state.uri,
    fields: {
      ...Object.fromEntries(state.extra),
      royalty_basis_points: String(royalties.basisPoints),
      ...Object.fromEntries(royalties.creators.map(({ to, share }) => [to, String(share)])),
    },
    itemName: state.itemName,
    itemUri: state.itemUri,
    isNameTemplate: state.itemName.includes('{}'),
    isUriTemplate: state.itemUri.includes('{}'),
    phases: state.phases.map((phase) => ({ ...phase, list: phase.list })),
    entries: Object.fromEntries(state.entries),
    counts: Object.fromEntries(state.counts),
    issues: items.map((_, place) => ({ place, order: BigInt(place + 1) })),
    items: items.map(({ name, uri, holder }) => ({
      name,
      uri,
      supply: 1n,
      isMintable: false,
      holder,
      amount: 1n,
    })),
    locks: state.locks,
    tokenOwed: tokenOwed && {
      treasury: tokenOwed.treasury,
      recipients: tokenOwed.recipients,
      to: slotsOf(tokenOwed.to),
      inVault: tokenOwed.recipients.reduce((sum, amount) => sum + amount, tokenOwed.treasury),
    },
    reveal: state.reveal,
  }
}

function slotsOf(recipients: State['fee']['recipients']): { to: string; share: number }[] {
  const slots = recipients.map(({ to, share }) => ({ to: to as string, share }))
  while (slots.length < RECIPIENT_SLOTS) slots.push({ to: 'nobody', share: 0 })
  return slots
}

/** Returns true if supply and phases are within their caps, and all counters are consistent. */
export function capsHold({ issued, maxItems, phases, counts }: CollectionView): boolean {
  const inWallets = Object.entries(counts).filter(([key]) => !key.includes('@'))
  const sums = [
    phases.reduce((sum, { minted }) => sum + minted, 0n),
    inWallets.reduce((sum, [, count]) => sum + count, 0n),
  ]
  return (
    isWithin(maxItems, issued) &&
    phases.every(({ maxTotal, minted }) => isWithin(maxTotal, minted)) &&
    sums.every((sum) => sum === issued)
  )
}

/** Returns true if a wallet that has just minted in a phase is within its caps. */
export function walletCapsHold(view: CollectionView, wallet: WalletName, index: number): boolean {
  const inCollection = view.counts[countKey(wallet)] ?? 0n
  const inPhase = view.counts[countKey(wallet, index)] ?? 0n
  return (
    isWithin(view.maxPerWallet, inCollection) &&
    isWithin(view.phases[index]?.maxPerWallet ?? 0n, inPhase) &&
    inPhase > 0n &&
    inPhase <= inCollection
  )
}

/** Returns true within a cap; 0 is no cap. */
function isWithin(cap: bigint, count: bigint): boolean {
  return cap === 0n || count <= cap
}
