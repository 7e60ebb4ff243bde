import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import type { Indexer } from '../lib/indexer.ts'
import { lagText } from '../lib/lagText.ts'
import { useIndexerLag } from '../model/useIndexerLag.ts'

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
