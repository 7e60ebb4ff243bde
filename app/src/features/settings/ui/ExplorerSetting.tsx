import { settingsStore, useSettings } from '#entities/settings/model/settings.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

/** Explorer for links to transactions and addresses. */
export function ExplorerSetting() {
  const { explorer } = useSettings()
  return (
    <SelectField
      label="Explorer"
      hint="Where links to transactions and addresses lead. A network that it does not know has its own."
      value={explorer}
      onValueChange={(next) => settingsStore.update({ explorer: next })}
      options={[
        { value: 'solana-explorer', label: 'Solana Explorer' },
        { value: 'solscan', label: 'Solscan' },
      ]}
    />
  )
}
