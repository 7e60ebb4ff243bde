import type { HolderName, ListName, WalletName } from './names.ts'
import type { Actor, Creation, Fee, PhasePick, Royalties, Split } from './steps.ts'

export interface Phase {
  readonly id: bigint
  /** Unix seconds. */
  start: bigint
  price: bigint
  maxPerWallet: bigint
  maxPerTransaction: bigint
  isPrivate: boolean
  list: ListName | undefined
  minted: bigint
}

/** A drop by the rules in the specification, with names. */
export interface State {
  readonly version: 1 | 2
  /** Unix seconds at which the sequence began. */
  readonly base: bigint
  /** Unix seconds. */
  now: bigint
  owner: WalletName
  offeredTo: WalletName | undefined
  isPaused: boolean
  readonly isOpenEdition: boolean
  /** Unix seconds; undefined = open end. */
  end: bigint | undefined
  /** 0 = no limit. */
  totalSupply: bigint
  fee: Fee
  revenue: Split
  royalties: Royalties
  phases: Phase[]
  nextPhaseId: bigint
  /** Caps by phase and wallet. */
  entries: Map<string, bigint>
  /** Minted items by phase and wallet. */
  claims: Map<string, bigint>
  /** Item holders, by item number. */
  items: WalletName[]
  /** Octas. */
  balances: Map<HolderName, bigint>
}

/** Creates a drop without phases. */
export function createdState(
  creation: Creation,
  now: bigint,
  balances: ReadonlyMap<HolderName, bigint>,
): State {
  const { version, isOpenEdition, totalSupply, feeBp } = creation
  return {
    version,
    base: now,
    now,
    owner: 'creator',
    offeredTo: undefined,
    isPaused: false,
    isOpenEdition,
    end: undefined,
    totalSupply,
    fee: {
      value: version === 1 ? 300n : feeBp,
      isFlat: false,
      split: [{ to: 'platform', share: 100n }],
    },
    revenue: [{ to: 'creator', share: 100n }],
    royalties: { payee: 'creator', denominator: 100n, numerator: 5n },
    phases: [],
    nextPhaseId: 1n,
    entries: new Map(),
    claims: new Map(),
    items: [],
    balances: new Map(balances),
  }
}

/** Copies a state, so that changes leave the original alone. */
export function copyOf(state: State): State {
  return {
    ...state,
    phases: state.phases.map((phase) => ({ ...phase })),
    entries: new Map(state.entries),
    claims: new Map(state.claims),
    items: [...state.items],
    balances: new Map(state.balances),
  }
}

/** Returns phases sorted by start. */
export function sortedPhases({ phases }: State): Phase[] {
  return phases.toSorted((one, other) => Number(one.start - other.start))
}

/** Returns the position of the latest phase to have started; undefined = none, or the drop has ended. */
export function currentIndex(state: State): number | undefined {
  if (state.end !== undefined && state.now >= state.end) return undefined
  const started = state.phases.filter(({ start }) => start <= state.now).length
  return started === 0 ? undefined : started - 1
}

export function phaseOf(state: State, pick: PhasePick): Phase | undefined {
  if (pick === 'missing' || state.phases.length === 0) return undefined
  return state.phases[pick % state.phases.length]
}

export function walletOf(state: State, actor: Actor): WalletName {
  if (typeof actor === 'string') return actor
  return actor.role === 'owner' ? state.owner : (state.offeredTo ?? 'carol')
}

export function key(phaseId: bigint, wallet: WalletName): string {
  return `${phaseId} ${wallet}`
}

/** Counts a phase's entries. */
export function entriesOf({ entries }: State, phaseId: bigint): number {
  return [...entries.keys()].filter((each) => each.startsWith(`${phaseId} `)).length
}
