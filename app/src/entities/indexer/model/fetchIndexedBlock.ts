import { getLatestIndexedBlock } from '@mintline/indexer-api'
import { z } from '#shared/lib/zod.ts'
import type { Indexer } from '../lib/indexer.ts'
import { TO_BIGINT } from '../lib/toBigint.ts'
import { askIndexer } from './askIndexer.ts'

const LATEST_BLOCK = z.object({
  blockNumber: z.pipe(z.int().check(z.nonnegative()), TO_BIGINT),
})

/**
 * Fetches the last block (Solana's slot) that a server has indexed.
 *
 * @throws What `askIndexer` throws.
 */
export async function fetchIndexedBlock(
  { url, blockchain }: Indexer,
  signal?: AbortSignal,
): Promise<bigint> {
  const { blockNumber } = await askIndexer(url, {
    signal,
    call: (connection, call) => getLatestIndexedBlock(connection, { blockchain }, call),
    form: LATEST_BLOCK,
  })
  return blockNumber
}
