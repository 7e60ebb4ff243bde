import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { FLOAT } from './overlayStyles.ts'

interface PopoverProps {
  /** What opens it: a button. */
  trigger: ReactNode
  /** Name of what opens, for screen readers. */
  label: string
  children: ReactNode
}

/** More about something, or a small form, beside what opened it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          className={cn(FLOAT, 'w-80 p-4')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
