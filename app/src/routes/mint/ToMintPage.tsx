import { useEffect } from 'react'
import { useCluster } from '#features/cluster/model/clusterContext.ts'
import { mintPageUrl } from '#features/mint-link/lib/mintPageUrl.ts'

/** Goes on to the page on which collectors mint, which is a page of its own. */
export function ToMintPage({ collection }: { collection: string }) {
  const { cluster } = useCluster()
  const url = mintPageUrl({ collection, cluster: cluster.id }, document.baseURI)
  useEffect(() => window.location.replace(url), [url])
  return null
}
