import type { ItemChange } from '../itemActivity.ts'
import { foldHoldings, type Holding, possible } from './foldHoldings.ts'

/** A change with its block. */
export interface PlacedChange extends ItemChange {
  readonly block: bigint
  /** Block time. */
  readonly time: Date
}

/** An item's state after its changes. */
export interface FoldedItem {
  /** Existing copies; 0 = it was burned. */
  readonly supply: bigint
  /** Time of the first change. */
  readonly minted: Date
  /** Time of the last change. */
  readonly updated: Date
  /** Time at which copies last changed hands; undefined = only mints so far. */
  readonly handedOver: Date | undefined
  /** Block of the last change. */
  readonly block: bigint
  /** Holdings by wallet, including wallets that no longer have any. */
  readonly holdings: ReadonlyMap<string, Holding>
}

/**
 * Folds changes into an item with its holdings, block by block. A block counts as a whole: neither the order of changes
 * inside it nor copies that pass through a wallet within it make a difference.
 *
 * @param changes From later blocks than those already folded, in any order, without duplicates.
 * @param before The item so far, with at least the holdings of wallets in the changes. Undefined = none.
 * @returns Undefined = there are neither changes nor an item.
 */
export function foldItem(
  changes: readonly PlacedChange[],
  before?: FoldedItem,
): FoldedItem | undefined {
  let item = before
  for (const block of blocksOf(changes)) item = foldBlock(block, item)
  return item
}

function blocksOf(changes: readonly PlacedChange[]): PlacedChange[][] {
  const blocks = new Map<bigint, PlacedChange[]>()
  for (const change of changes) {
    const block = blocks.get(change.block) ?? []
    block.push(change)
    blocks.set(change.block, block)
  }
  return [...blocks.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, block]) => block)
}

function foldBlock(changes: readonly PlacedChange[], before?: FoldedItem): FoldedItem | undefined {
  const [first] = changes
  if (!first) return before
  const { block, time } = first
  const holdings = foldHoldings(changes, time, before?.holdings)
  const created = sum(changes.map(({ type, value }) => (type === 'MINT' ? value : 0n)))
  const destroyed = sum(changes.map(({ type, value }) => (type === 'BURN' ? value : 0n)))
  const counted = (before?.supply ?? 0n) + created - destroyed
  // Copies in a wallet exist, even if their mint is not known.
  const received = changes.flatMap(({ to }) =>
    to === undefined ? [] : (holdings.get(to)?.value ?? 0n),
  )
  const supply = largest([counted, ...received])
  const isHandedOver = changes.some(({ type }) => type !== 'MINT')
  return {
    supply: possible(supply),
    minted: before?.minted ?? time,
    updated: time,
    handedOver: isHandedOver ? time : before?.handedOver,
    block,
    holdings,
  }
}

function largest(values: readonly bigint[]): bigint {
  let most = 0n
  for (const value of values) {
    if (value > most) most = value
  }
  return most
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
