import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ClusterPicker } from '#entities/cluster/ui/ClusterPicker.tsx'
import {
  developmentStore,
  useDevelopmentSettings,
} from '#entities/wallet/lib/development/developmentStore.ts'
import { useOnEmbedded } from '#entities/wallet/model/useAccount.ts'
import {
  CommitmentSetting,
  DateSetting,
  ExplorerSetting,
  PriorityFeeSetting,
  ThemeSetting,
} from '#features/settings'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'

/** Settings, stored in this browser and applied at once. */
export function SettingsPage() {
  const isOnEmbedded = useOnEmbedded()
  const { identity } = useCluster()
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <PageHeader title="Settings" description="Stored in this browser, and applied at once." />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Network" description="The network of collections, balances and transactions.">
          <ClusterPicker />
        </Card>
        <div className="flex flex-col gap-6">
          <Card title="Transactions">
            <div className="flex flex-col gap-6">
              <PriorityFeeSetting key={identity.currency.symbol} currency={identity.currency} />
              <CommitmentSetting />
            </div>
          </Card>
          <Card title="Look and links">
            <div className="flex flex-col gap-6">
              <ThemeSetting />
              <DateSetting />
              <ExplorerSetting />
            </div>
          </Card>
          {isOnEmbedded && (
            <Card
              title="Development wallet"
              description="Its keys are stored unprotected in this browser: it only works on the embedded network."
            >
              <DevelopmentWalletSettings />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

/** The development wallet's signing options. */
function DevelopmentWalletSettings() {
  const { asksBeforeSigning } = useDevelopmentSettings()
  return (
    <SwitchField
      label="Ask before signing"
      hint="Like other wallets. If off, it approves everything at once."
      checked={asksBeforeSigning}
      onCheckedChange={(asks) => developmentStore.update({ asksBeforeSigning: asks })}
    />
  )
}
