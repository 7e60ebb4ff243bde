import { settingsStore, useSettings } from '#entities/settings/settings.ts'
import type { DateStyle } from '#shared/lib/dateStyle.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

/** 21 November 2026, 18:30 UTC: tells day from month and 24-hour from 12-hour clocks. */
const EXAMPLE = 1_795_285_800n

const LABELS: Record<DateStyle, string> = {
  us: 'US English',
  browser: 'Language of this browser',
  iso: 'ISO, in UTC',
}

/** Date style, here and on mint pages. */
export function DateSetting() {
  const { dates } = useSettings()
  const option = (style: DateStyle) => ({
    value: style,
    label: LABELS[style],
    description: readableDateTime(EXAMPLE, 'local', { style }),
  })
  return (
    <SelectField
      label="Dates"
      hint="Format of dates and times, here and on mint pages."
      value={dates}
      onValueChange={(next) => settingsStore.update({ dates: next })}
      options={[option('us'), option('browser'), option('iso')]}
    />
  )
}

/** Commitment: the certainty that data has to have on the network before it shows. */
export function CommitmentSetting() {
  const { commitment } = useSettings()
  return (
    <SelectField
      label="Wait until"
      hint="How certain the network has to be before the console shows a change."
      value={commitment}
      onValueChange={(next) => settingsStore.update({ commitment: next })}
      options={[
        {
          value: 'processed',
          label: 'Processed',
          description: 'At once. In rare cases it is undone.',
        },
        {
          value: 'confirmed',
          label: 'Confirmed',
          description: 'Most of the network has agreed, after about a second.',
        },
        {
          value: 'finalized',
          label: 'Finalized',
          description: 'Cannot be undone, after about 13 seconds.',
        },
      ]}
    />
  )
}

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
