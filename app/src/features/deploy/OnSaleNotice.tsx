import { mintPageUrl } from '@mintline/core'
import { useRouterState } from '@tanstack/react-router'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ShareNotice } from '#shared/ui/ShareNotice.tsx'

/** The link to share, once after a sale has begun; otherwise nothing. */
export function OnSaleNotice({ collection }: { collection: string }) {
  const { cluster } = useCluster()
  const isOnSale = useRouterState({ select: ({ location }) => location.state.isOnSale === true })
  if (!isOnSale) return null
  return (
    <ShareNotice url={mintPageUrl({ collection, cluster: cluster.id }, document.baseURI)} isNew />
  )
}
