import { z } from 'zod'
import type { ChainBlock } from '../../itemActivity.ts'
import type { AptosNode } from './aptosNode.ts'

/** A 32-byte hash as 0x and hex. */
export const HASH: z.ZodType<string> = z.string().regex(/^0x[0-9a-f]{64}$/)

/** A version or height, which nodes write as a string. */
export const COUNT: z.ZodType<number> = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** Microseconds since 1970, which nodes write as a string. */
const TIME: z.ZodType<Date> = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform((microseconds) => new Date(Number(BigInt(microseconds) / 1000n)))

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
