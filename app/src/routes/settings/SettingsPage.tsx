import { useCluster } from '#features/cluster/model/clusterContext.ts'
import { ClusterPicker } from '#features/cluster/ui/ClusterPicker.tsx'
import { DateSetting } from '#features/settings/ui/DateSetting.tsx'
import { ExplorerSetting } from '#features/settings/ui/ExplorerSetting.tsx'
import { TransactionSettings } from '#features/settings/ui/TransactionSettings.tsx'
import { useOnEmbedded } from '#features/wallet/model/useOnEmbedded.ts'
import { DevelopmentWalletSettings } from '#features/wallet/ui/DevelopmentWalletSettings.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** What can be set, kept in this browser and in effect at once. */
export function SettingsPage() {
  const isOnEmbedded = useOnEmbedded()
  const { identity } = useCluster()
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <PageHeader title="Settings" description="Kept in this browser, and in effect at once." />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Network" description="Where collections, balances and transactions are.">
          <ClusterPicker />
        </Card>
        <div className="flex flex-col gap-6">
          <Card title="Transactions">
            <TransactionSettings currency={identity.currency} />
          </Card>
          <Card title="Dates and links">
            <div className="flex flex-col gap-6">
              <DateSetting />
              <ExplorerSetting />
            </div>
          </Card>
          {isOnEmbedded && (
            <Card
              title="Development wallet"
              description="Its keys lie unprotected in this browser: it works on the embedded network only."
            >
              <DevelopmentWalletSettings />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
