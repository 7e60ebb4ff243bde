import { RecentTransactions } from '#entities/transaction/ui/RecentTransactions.tsx'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Recent transactions. */
export function TransactionsPage() {
  return (
    <>
      <PageTitle>Transactions</PageTitle>
      <PageHeader title="Transactions" description="Sent from this browser on this network." />
      <RecentTransactions />
    </>
  )
}
