import { isMintlineError } from '@mintline/core'
import { errorText } from '#shared/lib/errorText.ts'
import type { MintLink } from '../lib/mintLink.ts'
import { useMintCluster } from '../model/mintClusterContext.ts'
import { useDrop } from '../model/useDrop.ts'
import { DropSkeleton } from './DropSkeleton.tsx'
import { DropView } from './DropView.tsx'
import { Problem } from './Problem.tsx'

/** The drop of a link, or why it cannot be shown. */
export function Drop({ collection, link }: { collection: string; link: MintLink }) {
  const { cluster, identity } = useMintCluster()
  const { data, error, refetch } = useDrop(collection)
  if (identity.mistakenFor !== undefined) {
    return (
      <Problem title={`${cluster.name} turns out to be ${identity.mistakenFor}`}>
        The node of this link serves another network, so nothing can be minted here. Ask for a new
        link where you got this one.
      </Problem>
    )
  }
  if (data) return <DropView drop={data} link={link} />
  if (!error) return <DropSkeleton />
  if (isMintlineError(error, 'EDITIONS_NOT_FOUND')) {
    return (
      <Problem title="No such collection on this network" onRetry={refetch}>
        {errorText(error)} The link may be for another network than {identity.name}.
      </Problem>
    )
  }
  return (
    <Problem title="The drop cannot be read" onRetry={refetch}>
      {errorText(error)}
    </Problem>
  )
}
