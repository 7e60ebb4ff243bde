import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
}

/** Alternative views of one subject. For separate pages, use `SubNavigation`. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onValueChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List aria-label={label} className="mb-4 flex gap-5 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px whitespace-nowrap border-transparent border-b-2 py-2.5 text-muted transition-colors hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-md">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
