import { getLatestIndexedBlock } from '@mintline/indexer-api'
import { useQuery } from '@tanstack/react-query'
import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import { readAnswer } from '#entities/cluster/lib/nodeCall.ts'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { durationText } from '#entities/phase/lib/durationText.ts'
import { z } from '#shared/lib/zod.ts'
import { TO_BIGINT } from '../lib/answerFields.ts'
import { type Indexer, POLL_INTERVAL } from '../lib/indexer.ts'
import { askIndexer } from '../model/askIndexer.ts'

/** Names the server behind a page's numbers, and its lag behind the network. */
export function IndexerNote({ indexer }: { indexer: Indexer }) {
  const lag = useIndexerLag(indexer)
  return (
    <p className="text-muted">
      From the server at <span className="wrap-anywhere">{hostOf(indexer.url)}</span>
      {lag && `, ${lagText(lag)}`}.
    </p>
  )
}

/** Reads the latest confirmed block. */
const LATEST = { method: 'getSlot', params: [{ commitment: 'confirmed' }], schema: z.int() }

/** Polls the last block that a server has indexed, and the network's latest; undefined while either is not known. */
function useIndexerLag(indexer: Indexer) {
  const { call } = useCluster()
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('indexer lag', indexer.url),
    queryFn: async ({ signal }) => {
      const [indexed, slot] = await Promise.all([
        fetchIndexedBlock(indexer, signal),
        readAnswer(call, LATEST),
      ])
      return { indexed, latest: BigInt(slot) }
    },
    refetchInterval: POLL_INTERVAL,
  })
  return data
}

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

/** A new block every 400 milliseconds. */
const BLOCKS_PER_TEN_SECONDS = 25n
/** A smaller lag is just the time between polls. */
const MIN_SHOWN_LAG = 60n

/** Formats a server's lag behind the network: `up to date`, `about 4 min behind`. */
export function lagText({ indexed, latest }: { indexed: bigint; latest: bigint }): string {
  const seconds = ((latest - indexed) * 10n) / BLOCKS_PER_TEN_SECONDS
  if (seconds < MIN_SHOWN_LAG) return 'up to date'
  return `about ${durationText(seconds - (seconds % MIN_SHOWN_LAG))} behind the network`
}
