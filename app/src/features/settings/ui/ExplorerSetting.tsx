import { settingsStore, useSettings } from '#entities/settings/model/settings.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

/** Explorer for links to transactions and addresses. */
export function ExplorerSetting() {
  const { explorer } = useSettings()
  return (
    <SelectField
      label="Explorer"
      hint="Used for links to transactions and addresses. Networks that it does not support use their own."
      value={explorer}
      onValueChange={(next) => settingsStore.update({ explorer: next })}
      options={[
        { value: 'solana-explorer', label: 'Solana Explorer' },
        { value: 'solscan', label: 'Solscan' },
      ]}
    />
  )
}
