import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { applyBatch } from '../../apply/applyBatch.ts'
import { noteSuccess, readPosition } from '../../apply/cursor.ts'
import { splitBatch } from '../../apply/splitBatch.ts'
import type { AptosNode } from './aptosNode.ts'
import { fetchBlock } from './fetchBlock.ts'
import { type AptosPosition, fetchState, isAptosPosition } from './fetchState.ts'
import { fetchTransactions } from './fetchTransactions.ts'
import { readBatch } from './readBatch.ts'

/** A network, and the database to write to. */
export interface RoundInput {
  readonly node: AptosNode
  readonly database: Kysely<DB>
  /** First version to read. */
  readonly firstVersion: number
  /** Addresses where drop machines are published, in core's normal form. */
  readonly machines: ReadonlySet<string>
}

const SOURCE = 'APTOS'

/**
 * Reads a network up to now. Unlike other chains' blocks, versions are final once a node reports them: nothing is ever
 * undone.
 *
 * @throws OTHER_CHAIN; NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN; database errors; or the
 *   signal's reason. Earlier writes stay, with the cursor.
 */
export async function readRound(input: RoundInput): Promise<void> {
  const { node, database, firstVersion } = input
  const stored = await readPosition(database, SOURCE)
  const before = isAptosPosition(stored) ? stored : undefined
  const { chainId, version: target } = await fetchState(node, before)
  let position = before ?? { chainId, version: firstVersion - 1, hash: null }
  if (position.version >= target) await noteSuccess(database, SOURCE)
  while (position.version < target) position = await readRange(input, position, target)
}

async function readRange(
  { node, database, machines }: RoundInput,
  { chainId, version }: AptosPosition,
  target: number,
): Promise<AptosPosition> {
  const range = await fetchTransactions(node, { from: version + 1, target })
  const parts = splitBatch(await readBatch(node, range, { database, machines }))
  const position = { chainId, ...range.end }
  const { lastVersion, ...block } = await fetchBlock(node, position.version)
  // If the range ends inside a block, the rest is still to come.
  const isWhole = lastVersion === position.version
  const cursor = { source: SOURCE, position, block: isWhole ? block : undefined }
  for (const part of parts.slice(0, -1)) await applyBatch(database, part)
  for (const part of parts.slice(-1)) await applyBatch(database, part, { cursor })
  return position
}
