import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { applyBatch } from '../../apply/applyBatch.ts'
import { readPosition } from '../../apply/cursor.ts'
import { rollBack } from '../../apply/rollBack.ts'
import type { SourceCursor } from '../../batch.ts'
import type { KnownItems } from '../../decode/solana/decodeTransaction.ts'
import { checkWallets } from './checkWallets.ts'
import { checkWatches } from './checkWatches.ts'
import { type ClusterState, fetchState } from './fetchState.ts'
import { fetchTransactions } from './fetchTransactions.ts'
import { findDropped } from './findDropped.ts'
import { listPrograms, PROGRAMS, positionAfter } from './listPrograms.ts'
import { readBatch } from './readBatch.ts'
import { isSolanaPosition, type SolanaNode, type SolanaPosition } from './solanaNode.ts'
import { resetWatches, type WatchSchedule, watchPlaced } from './watches.ts'

/** Transactions per batch. */
const TRANSACTIONS = 200

/** A cluster, and the database to write to. */
export interface RoundInput {
  readonly node: SolanaNode
  readonly database: Kysely<DB>
  readonly blockchain: KnownItems['blockchain']
  readonly schedule: WatchSchedule
}

/**
 * Reads a cluster up to now: removes dropped transactions, then writes new ones from both programs, then transfers of
 * due items, including those in wallets that users looked up.
 *
 * @returns True if more items are due at once.
 * @throws OTHER_CHAIN; NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, NOT_EDITIONS_ACCOUNT;
 *   database errors; or the signal's reason. Earlier writes stay, with the cursor.
 */
export async function readRound(input: RoundInput): Promise<boolean> {
  const { node, database, blockchain } = input
  const stored = await readPosition(database, blockchain)
  const before = isSolanaPosition(stored) ? stored : undefined
  const state = await fetchState(node, { blockchain, genesisHash: before?.genesisHash })
  const { genesisHash, finalSlot } = state
  const position = before
    ? await withoutDropped(input, before, state)
    : { genesisHash, finalSlot, lists: {} }
  await readPrograms(input, { ...position, finalSlot }, state)
  await checkWallets(node, database, input)
  return checkWatches(node, input)
}

async function withoutDropped(
  { node, database, blockchain }: RoundInput,
  before: SolanaPosition,
  { finalSlot }: ClusterState,
): Promise<SolanaPosition> {
  const slots = { blockchain, after: before.finalSlot, to: finalSlot }
  const dropped = await findDropped(node, database, slots)
  if (dropped === undefined) return before
  const slot = dropped - 1
  const lists = Object.fromEntries(PROGRAMS.map((program) => [program, { slot }]))
  const position = { ...before, lists, finalSlot: Math.min(before.finalSlot, slot) }
  await rollBack(database, {
    blockchain,
    from: BigInt(dropped),
    cursor: { source: blockchain, position, block: undefined },
    also: resetWatches,
  })
  return position
}

async function readPrograms(
  { node, database, blockchain }: RoundInput,
  start: SolanaPosition,
  { latest }: ClusterState,
): Promise<void> {
  const listed = await listPrograms(node, start)
  let position = start
  for (let at = 0; at === 0 || at < listed.length; at += TRANSACTIONS) {
    const part = listed.slice(at, at + TRANSACTIONS)
    const isLast = at + TRANSACTIONS >= listed.length
    const batch = await readBatch(node, await fetchTransactions(node, part), {
      blockchain,
      database,
    })
    position = positionAfter(position, part)
    const cursor: SourceCursor = {
      source: blockchain,
      position,
      block: isLast ? latest : undefined,
    }
    await applyBatch(database, batch, {
      cursor,
      also: (transaction) => watchPlaced(transaction, batch),
    })
  }
}
