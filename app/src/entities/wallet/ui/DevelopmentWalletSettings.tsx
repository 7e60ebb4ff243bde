import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { developmentStore, useDevelopmentSettings } from '../lib/development/developmentStore.ts'

/** The development wallet's signing options. */
export function DevelopmentWalletSettings() {
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
