import { ToggleGroup } from 'radix-ui'

interface UnitPickerProps<Unit extends string> {
  label: string
  value: Unit
  onValueChange: (unit: Unit) => void
  units: readonly { value: Unit; label: string }[]
}

/** Choice of the unit of the number beside it. */
export function UnitPicker<Unit extends string>({
  label,
  value,
  onValueChange,
  units,
}: UnitPickerProps<Unit>) {
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      aria-label={label}
      onValueChange={(next) => {
        const unit = units.find((candidate) => candidate.value === next)
        if (unit) onValueChange(unit.value)
      }}
      className="flex shrink-0 rounded-lg border border-line-strong bg-sunken p-0.5"
    >
      {units.map((unit) => (
        <ToggleGroup.Item
          key={unit.value}
          value={unit.value}
          className="rounded-md px-2.5 text-[0.8125rem] text-muted transition-colors hover:text-ink data-[state=on]:bg-selected data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:shadow-card"
        >
          {unit.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
