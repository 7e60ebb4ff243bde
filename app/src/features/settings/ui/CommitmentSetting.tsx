import { settingsStore, useSettings } from '#entities/settings/model/settings.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

/** How certain the network has to be of the data it returns. */
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
