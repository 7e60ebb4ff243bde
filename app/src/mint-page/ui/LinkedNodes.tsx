import type { Cluster } from '#entities/cluster/lib/cluster.ts'
import { hostOf } from '#entities/cluster/lib/customUrl.ts'

interface LinkedNodesProps {
  cluster: Cluster
  /** Addresses of nodes in the link. */
  urls: readonly string[]
}

/** Notice about nodes chosen by the link instead of the host: everything shown comes from them. */
export function LinkedNodes({ cluster, urls }: LinkedNodesProps) {
  if (cluster.kind !== 'public' || urls.length === 0) return null
  return (
    <p className="mt-6 break-words text-[0.8125rem] text-muted">
      This link has the page ask {urls.map(hostOf).join(', ')}. Compare the amount in your wallet
      before you approve it.
    </p>
  )
}
