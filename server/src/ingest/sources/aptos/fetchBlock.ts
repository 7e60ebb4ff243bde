import { z } from 'zod'
import type { ChainBlock } from '../../itemActivity.ts'
import type { AptosNode } from './aptosNode.ts'
import { COUNT, HASH, TIME } from './shapes.ts'

/** A block with its last version. */
export interface VersionedBlock extends ChainBlock {
  readonly lastVersion: number
}

const BLOCK = z.object({
  block_height: COUNT,
  block_hash: HASH,
  block_timestamp: TIME,
  last_version: COUNT,
})

/**
 * Fetches a version's block, without its transactions.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchBlock(node: AptosNode, version: number): Promise<VersionedBlock> {
  const { block_height, block_hash, block_timestamp, last_version } = await node.ask({
    method: 'blocks/by_version',
    path: `blocks/by_version/${version}`,
    shape: BLOCK,
    since: version,
  })
  return {
    number: BigInt(block_height),
    hash: Buffer.from(block_hash.slice('0x'.length), 'hex'),
    time: block_timestamp,
    lastVersion: last_version,
  }
}
