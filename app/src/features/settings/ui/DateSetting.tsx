import { settingsStore, useSettings } from '#entities/settings/model/settings.ts'
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
