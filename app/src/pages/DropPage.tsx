import { useParams } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useOtherNetworks } from '#entities/cluster/model/otherNetworkContext.ts'
import { DropOverview } from '#features/drops'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** A drop on a network besides Solana and Eclipse. */
export function DropPage() {
  const { drop } = useParams({ from: '/drops/$drop' })
  const { chosen } = useOtherNetworks()
  return (
    <>
      <PageTitle>Drop</PageTitle>
      {chosen ? (
        <DropOverview key={drop} drop={drop} />
      ) : (
        <EmptyState isPage icon={<Compass />} title="This drop is on another network">
          Choose it at the top of the page.
        </EmptyState>
      )}
    </>
  )
}
