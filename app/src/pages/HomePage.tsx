import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useOtherNetworks } from '#entities/cluster/model/otherNetworkContext.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { CollectionsOf, OpenCollection } from '#features/collections'
import { useDemoDrop, Welcome } from '#features/welcome'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Loaded with the collection list, which a first visit does not have. */
const ListRevenue = lazy(async () => ({ default: (await import('#features/sales')).ListRevenue }))

/** Only other networks than Solana and Eclipse need it. */
const OpenDrop = lazy(async () => ({ default: (await import('#features/drops')).OpenDrop }))
const StoredDrops = lazy(async () => ({
  default: (await import('#features/drops')).StoredDrops,
}))

/** Start page: what was deployed on the chosen network, and the way to sell more. */
export function HomePage() {
  const { chosen } = useOtherNetworks()
  return chosen ? <DropsOf network={chosen.network.name} /> : <Collections />
}

/** The drops that this browser has deployed on a network besides Solana and Eclipse. */
function DropsOf({ network }: { network: string }) {
  return (
    <>
      <PageTitle>Drops</PageTitle>
      <PageHeader
        title="Drops"
        description={`What you sell on ${network} from this browser.`}
        actions={<SellLink />}
      />
      <Suspense fallback={<Skeleton height="h-72" />}>
        <div className="flex flex-col gap-6">
          <StoredDrops />
          <Card title="Open a drop" description="Anybody can view any drop.">
            <OpenDrop />
          </Card>
        </div>
      </Suspense>
    </>
  )
}

function SellLink() {
  return (
    <Link to="/sell" className={buttonStyles({ variant: 'primary' })}>
      <Plus aria-hidden="true" />
      Sell a picture
    </Link>
  )
}

/** Own collections or first steps, and a field to open any other. */
function Collections() {
  const account = useAccount()
  const demo = useDemoDrop()
  return (
    <>
      <PageTitle>Collections</PageTitle>
      <PageHeader
        title="Collections"
        description="Edition drops owned by your wallet on this network."
        actions={<SellLink />}
      />
      <div className="flex flex-col gap-6">
        {account ? (
          <CollectionsOf
            key={account.address}
            creator={account.address}
            none={<Welcome title="No collections yet" demo={demo} />}
            Revenue={ListRevenue}
          />
        ) : (
          <Welcome title="Launch your first drop" demo={demo}>
            Connect a wallet, at the top of the page, to see its collections.
          </Welcome>
        )}
        <Card title="Open a collection" description="Anybody can view any collection.">
          <OpenCollection />
        </Card>
      </div>
    </>
  )
}
