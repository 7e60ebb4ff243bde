import { MenuChoice, MenuLabel, MenuSeparator } from '#shared/ui/Menu.tsx'
import { DEVELOPMENT_ACCOUNTS } from '../lib/development/developmentStore.ts'

const OPTIONS = DEVELOPMENT_ACCOUNTS.map((name) => ({ value: name, label: name }))

interface DevelopmentAccountChoiceProps {
  /** Name of the account in use. */
  value: string
  /** Called with another account's index. */
  onSwitch: (index: number) => void
}

/** Account menu section that switches between development wallet accounts. */
export function DevelopmentAccountChoice({ value, onSwitch }: DevelopmentAccountChoiceProps) {
  return (
    <>
      <MenuLabel>Switch account</MenuLabel>
      <MenuChoice
        label="Switch account"
        value={value}
        onValueChange={(name) => onSwitch(OPTIONS.findIndex((option) => option.value === name))}
        options={OPTIONS}
      />
      <MenuSeparator />
    </>
  )
}
