import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { CollectionsOf, OpenCollection } from '#features/collections'
import { useDemoDrop, Welcome } from '#features/welcome'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Loaded with the collection list, which a first visit does not have. */
const ListRevenue = lazy(async () => ({ default: (await import('#features/sales')).ListRevenue }))

/** Start page: own collections or first steps, and a field to open any other. */
export function HomePage() {
  const account = useAccount()
  const demo = useDemoDrop()
  return (
    <>
      <PageTitle>Collections</PageTitle>
      <PageHeader
        title="Collections"
        description="Edition drops owned by your wallet on this network."
        actions={
          <Link to="/sell" className={buttonStyles({ variant: 'primary' })}>
            <Plus aria-hidden="true" />
            Sell a picture
          </Link>
        }
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
