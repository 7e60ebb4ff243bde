import type { OwnershipSource } from '@mintline/core/enumerations/indexer'
import type { ItemChange } from '../itemActivity.ts'

/** One wallet's copies of an item. */
export interface Holding {
  /** 0 = it no longer has any. */
  readonly value: bigint
  /** Strongest source since the wallet last had no copies. */
  readonly source: OwnershipSource
  /** Block time since which the wallet has had copies, or had its last ones. */
  readonly created: Date
  /** Time of the last block that changed the number or the source. */
  readonly updated: Date
}

const MOST_COPIES = 2n ** 256n - 1n

/** Strongest first. */
const STRENGTH: readonly OwnershipSource[] = ['MINT', 'PURCHASE', 'TRANSFER']

/**
 * Folds a block's changes into an item's holdings.
 *
 * @param time - block time
 * @param before - undefined = none
 */
export function foldHoldings(
  changes: readonly ItemChange[],
  time: Date,
  before?: ReadonlyMap<string, Holding>,
): ReadonlyMap<string, Holding> {
  const holdings = new Map(before)
  for (const [wallet, move] of movesOf(changes)) {
    const holding = nextHolding(holdings.get(wallet), move, time)
    if (holding) holdings.set(wallet, holding)
  }
  return holdings
}

/** A wallet's balance change in a block, and its strongest source. */
interface Move {
  delta: bigint
  source: OwnershipSource | undefined
}

function movesOf(changes: readonly ItemChange[]): ReadonlyMap<string, Move> {
  const moves = new Map<string, Move>()
  const move = (wallet: string, delta: bigint, source?: OwnershipSource) => {
    const sofar = moves.get(wallet)
    moves.set(wallet, {
      delta: (sofar?.delta ?? 0n) + delta,
      source: strongest(sofar?.source, source),
    })
  }
  for (const { type, from, to, value, purchase } of changes) {
    if (from !== undefined) move(from, -value)
    const source = type === 'TRANSFER' && purchase ? 'PURCHASE' : type
    if (to !== undefined && source !== 'BURN') move(to, value, source)
  }
  return moves
}

/** Undefined = the wallet has never had copies at the end of a block. */
function nextHolding(
  before: Holding | undefined,
  { delta, source }: Move,
  time: Date,
): Holding | undefined {
  const had = before?.value ?? 0n
  // A negative number means that earlier changes are not known yet; once they are, the item is folded anew.
  const value = possible(had + delta)
  if (value === 0n) return before && had > 0n ? { ...before, value, updated: time } : before
  if (!before || had === 0n) {
    return { value, source: source ?? 'TRANSFER', created: time, updated: time }
  }
  const next = strongest(before.source, source) ?? before.source
  const isSame = value === had && next === before.source
  return isSame ? before : { ...before, value, source: next, updated: time }
}

function strongest(
  one: OwnershipSource | undefined,
  other: OwnershipSource | undefined,
): OwnershipSource | undefined {
  return STRENGTH.find((source) => source === one || source === other)
}

/** Limits a number of copies to the possible range: a contract may claim more mints than 256 bits can count. */
export function possible(value: bigint): bigint {
  if (value < 0n) return 0n
  return value > MOST_COPIES ? MOST_COPIES : value
}
