import { mintPageUrl } from '@mintline/core'
import { useEffect } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'

interface MintPageRedirectProps {
  /** Symbol or address. */
  collection: string
  /** URL of the merkle proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** Redirects to the mint page, which is a separate document. */
export function MintPageRedirect({ collection, proofs }: MintPageRedirectProps) {
  const { cluster } = useCluster()
  const url = mintPageUrl({ collection, cluster: cluster.id, proofs }, document.baseURI)
  useEffect(() => window.location.replace(url), [url])
  return null
}
