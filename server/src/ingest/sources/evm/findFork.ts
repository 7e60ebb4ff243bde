import type { EvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { CHAIN_NUMBERS } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import { KEPT_BLOCKS } from '../../apply/writeBlocks.ts'
import type { EvmNode } from './evmNode.ts'
import { fetchBlocks } from './fetchBlocks.ts'

/** Blocks compared at once, latest first. */
const STEP = 50

/** Stored blocks, including some behind the cursor: read in part, or from recorded lines. */
export interface ReadBlocks {
  readonly blockchain: EvmBlockchain
  /** First block ever read. */
  readonly first: number
  /** The node's latest block. */
  readonly latest: number
}

/**
 * Finds the first stored block that the chain may have replaced.
 *
 * @returns Undefined = none was replaced, as far as the node has blocks.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function findFork(
  node: EvmNode,
  database: Kysely<DB>,
  { blockchain, first, latest }: ReadBlocks,
): Promise<number | undefined> {
  const stored = await database
    .selectFrom('blocks')
    .select(['number', 'hash'])
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .orderBy('number', 'desc')
    .execute()
  const [highest] = stored
  if (!highest) return undefined
  // A lagging node says nothing about blocks that it does not have.
  const known = stored.filter(({ number }) => Number(number) <= latest)
  for (let at = 0; at < known.length; at += at === 0 ? 1 : STEP) {
    const part = known.slice(at, at === 0 ? 1 : at + STEP)
    const blocks = await fetchBlocks(
      node,
      part.map(({ number }) => Number(number)),
    )
    const same = part.findIndex(({ hash }, index) => hash.equals(blocks[index]?.hash ?? EMPTY))
    if (same < 0) continue
    const isLatest = at === 0 && same === 0
    return isLatest ? undefined : Number(part[same]?.number) + 1
  }
  return known.length === 0 ? undefined : Math.max(first, Number(highest.number) - KEPT_BLOCKS)
}

const EMPTY = new Uint8Array()
