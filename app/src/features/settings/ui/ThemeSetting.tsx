import { settingsStore, useSettings } from '#entities/settings/model/settings.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

/** Theme for the console and mint pages. */
export function ThemeSetting() {
  const { theme } = useSettings()
  return (
    <SelectField
      label="Theme"
      hint="For the console, and for mint pages that you open in this browser."
      value={theme}
      onValueChange={(next) => settingsStore.update({ theme: next })}
      options={[
        { value: 'system', label: 'System', description: 'Light or dark, as this device is set.' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  )
}
