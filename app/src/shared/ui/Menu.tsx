import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { FLOAT } from './overlayStyles.ts'

const ITEM =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 outline-none data-highlighted:bg-highlight data-disabled:text-subtle [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-subtle'

interface MenuProps {
  /** Button that opens it. */
  trigger: ReactNode
  children: ReactNode
  className?: string
}

/** A menu beside its trigger. */
export function Menu({ trigger, children, className }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        {/* A landmark of its own, as it stands outside of the page's. */}
        <section aria-label="Menu">
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={8}
            className={cn(FLOAT, 'p-1', className)}
          >
            {children}
          </DropdownMenu.Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** An action in a menu. */
export function MenuItem({ icon, children, onSelect }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={ITEM} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  children: ReactNode
  onSelect: () => void
}

/** A choice between several options in a menu. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next)
        if (option) onValueChange(option.value)
      }}
    >
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={cn(ITEM, 'pl-8 relative')}
        >
          <DropdownMenu.ItemIndicator className="absolute left-2.5">
            <Check aria-hidden="true" className="text-accent-text!" />
          </DropdownMenu.ItemIndicator>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

interface MenuChoiceProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

/** A heading inside a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-subtle text-xs">
      {children}
    </DropdownMenu.Label>
  )
}

/** A line between groups in a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />
}
