import { MenuChoice, MenuLabel, MenuSeparator } from '#shared/ui/Menu.tsx'
import { DEVELOPMENT_ACCOUNTS } from '../lib/development/developmentStore.ts'

const OPTIONS = DEVELOPMENT_ACCOUNTS.map((name) => ({ value: name, label: name }))

interface DevelopmentAccountChoiceProps {
  /** Name of the account in use. */
  value: string
  /** Called with the index of another account. */
  onSwitch: (index: number) => void
}

/** Part of an account's menu that switches to another account of the development wallet. */
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
