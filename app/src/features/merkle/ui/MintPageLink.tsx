import { mintPageUrl } from '@mintline/core'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'

interface MintPageLinkProps {
  /** The deployment's address. */
  collection: string
  /** The published proofs' address. */
  proofs: string
}

/** Link to a mint page that reads published proofs. */
export function MintPageLink({ collection, proofs }: MintPageLinkProps) {
  const { cluster } = useCluster()
  const url = mintPageUrl({ collection, cluster: cluster.id, proofs }, document.baseURI)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <TextLink href={url}>Mint page that reads these proofs</TextLink>
      <CopyButton text={url} label="Copy link to the mint page" />
    </p>
  )
}
