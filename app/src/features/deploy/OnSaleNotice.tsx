import { mintPageUrl } from '@mintline/core'
import { useRouterState } from '@tanstack/react-router'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'

/** The link to share, once after a sale has begun; otherwise nothing. */
export function OnSaleNotice({ collection }: { collection: string }) {
  const { cluster } = useCluster()
  const isOnSale = useRouterState({ select: ({ location }) => location.state.isOnSale === true })
  if (!isOnSale) return null
  const url = mintPageUrl({ collection, cluster: cluster.id }, document.baseURI)
  return (
    <Callout
      kind="success"
      title="Your picture is on sale"
      announced
      actions={<CopyButton text={url} label="Copy link to share" />}
    >
      <p>Share this link. Collectors mint there, and the money goes straight to your wallet.</p>
      <p className="mt-1 break-all">
        <TextLink href={url}>{url}</TextLink>
      </p>
    </Callout>
  )
}
