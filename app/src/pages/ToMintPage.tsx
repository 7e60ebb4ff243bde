import { useEffect } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { mintPageUrl } from '#entities/collection/lib/mintPageUrl.ts'

interface ToMintPageProps {
  /** Symbol or address. */
  collection: string
  /** Address of the folder of merkle proofs; undefined = the link names none. */
  proofs: string | undefined
}

/** Goes on to the page on which collectors mint, which is a page of its own. */
export function ToMintPage({ collection, proofs }: ToMintPageProps) {
  const { cluster } = useCluster()
  const url = mintPageUrl({ collection, cluster: cluster.id, proofs }, document.baseURI)
  useEffect(() => window.location.replace(url), [url])
  return null
}
