import { Link } from '@tanstack/react-router'
import { Plus, Wallet } from 'lucide-react'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { CollectionsOf, OpenCollection } from '#features/collections'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Start page: own collections, and a way to open any other. */
export function HomePage() {
  const account = useAccount()
  return (
    <>
      <PageTitle>Collections</PageTitle>
      <PageHeader
        title="Collections"
        description="Edition drops owned by your wallet on this network."
        actions={
          <Link to="/deploy" className={buttonStyles({ variant: 'primary' })}>
            <Plus aria-hidden="true" />
            Deploy a collection
          </Link>
        }
      />
      <div className="flex flex-col gap-6">
        {account ? (
          <CollectionsOf creator={account.address} />
        ) : (
          <EmptyState icon={<Wallet />} title="Whose collections?">
            Connect a wallet, at the top of the page, to see its collections. You can open any other
            one without a wallet.
          </EmptyState>
        )}
        <Card title="Open a collection" description="Anybody can view any collection.">
          <OpenCollection />
        </Card>
      </div>
    </>
  )
}
