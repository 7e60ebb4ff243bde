import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { applyBatch } from '../../apply/applyBatch.ts'
import { noteSuccess, readPosition } from '../../apply/cursor.ts'
import { rollBack } from '../../apply/rollBack.ts'
import { splitBatch } from '../../apply/splitBatch.ts'
import type { WatchedFunds } from '../../decode/evm/fundChanges.ts'
import { filtersOfFunds, fundsOfBids } from './bidFunds.ts'
import type { ContractBook } from './contractBook.ts'
import { dueFacts } from './dueFacts.ts'
import type { EvmNode } from './evmNode.ts'
import { type EvmPosition, type EvmSource, filtersOf, isEvmPosition } from './evmSource.ts'
import { fetchRange, type RangeSize } from './fetchRange.ts'
import { type ChainState, fetchState } from './fetchState.ts'
import { findFork } from './findFork.ts'
import { firstBlockOf } from './firstBlockOf.ts'
import { knownHashes } from './knownHashes.ts'
import { readBatch } from './readBatch.ts'

/** A chain, and the database to write to. */
export interface RoundInput {
  readonly node: EvmNode
  readonly database: Kysely<DB>
  readonly source: Pick<
    EvmSource,
    'blockchain' | 'firstBlock' | 'confirmations' | 'contracts' | 'exchanges'
  >
  /** Contracts known from earlier rounds. */
  readonly contracts: ContractBook
  readonly size: RangeSize
  /** Called if reading starts after block 0 and the settings name no first block. */
  readonly onLateStart?: ((block: number) => void) | undefined
}

/**
 * Reads a chain up to now: removes replaced blocks, then writes new ones, range by range.
 *
 * @throws OTHER_CHAIN; NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN; database errors; or the
 *   signal's reason. Earlier writes stay, with the cursor.
 */
export async function readRound(input: RoundInput): Promise<void> {
  const { node, database, source } = input
  const { blockchain, confirmations } = source
  const stored = await readPosition(database, blockchain)
  const before = isEvmPosition(stored) ? stored : undefined
  const state = await fetchState(node, { blockchain, position: before })
  let position = await withoutReplaced(input, state, before ?? (await startOf(input, state)))
  const target = state.latest - confirmations
  if (position.block >= target) {
    await noteSuccess(database, blockchain)
    return
  }
  // Only now that the latest block is known: a bid stored later is checked against a later block.
  const funds = await fundsOfBids(database, blockchain)
  let parent: Uint8Array | undefined = (
    await knownHashes(database, blockchain, [position.block])
  ).get(position.block)
  while (position.block < target) {
    const read = await readRange(input, position, { parent, target, funds })
    position = read.position
    parent = read.hash
  }
}

/** Returns the position before anything is read. */
async function startOf(
  { node, source: { firstBlock }, onLateStart }: RoundInput,
  { latest, ...chain }: ChainState,
): Promise<EvmPosition> {
  if (firstBlock !== undefined) return { ...chain, block: firstBlock - 1 }
  const first = await firstBlockOf(node, { latest, ...chain })
  if (first > 0) onLateStart?.(first)
  return { ...chain, block: first - 1, first }
}

/** Rolls back replaced blocks, and returns the position before them. */
async function withoutReplaced(
  { node, database, source, contracts }: RoundInput,
  { latest }: ChainState,
  before: EvmPosition,
): Promise<EvmPosition> {
  const { blockchain, firstBlock } = source
  let position = before
  for (;;) {
    const fork = await findFork(node, database, {
      blockchain,
      first: firstBlock ?? position.first ?? 0,
      latest,
    })
    if (fork === undefined) return position
    // Blocks behind the cursor are read again in any case.
    const from = Math.min(fork, position.block + 1)
    position = { ...position, block: from - 1 }
    contracts.clear()
    await rollBack(database, {
      blockchain,
      from: BigInt(from),
      cursor: { source: blockchain, position, block: undefined },
    })
  }
}

/** Blocks to read, and the funds to watch in them. */
interface RangeToRead {
  /** Hash of the block before, as it was read; undefined = none was read. */
  readonly parent: Uint8Array | undefined
  /** Last block that may be read. */
  readonly target: number
  readonly funds: WatchedFunds
}

/** Writes the next blocks. Returns the position behind them, and the last one's hash. */
async function readRange(
  { node, database, source, contracts, size }: RoundInput,
  position: EvmPosition,
  { parent, target, funds }: RangeToRead,
): Promise<{ readonly position: EvmPosition; readonly hash: Uint8Array }> {
  const { blockchain, exchanges } = source
  const from = position.block + 1
  const filters = [...filtersOf(source), ...filtersOfFunds(funds)]
  const range = await fetchRange(node, { filters, from, parent, target, size })
  const due = await dueFacts(database, blockchain, from)
  const context = { blockchain, database, contracts, exchanges, funds, due }
  const parts = splitBatch(await readBatch(node, range, context))
  const next = { ...position, block: Number(range.end.number) }
  for (const part of parts.slice(0, -1)) await applyBatch(database, part)
  for (const part of parts.slice(-1)) {
    const cursor = { source: blockchain, position: next, block: range.end }
    await applyBatch(database, part, { cursor })
  }
  return { position: next, hash: range.end.hash }
}
