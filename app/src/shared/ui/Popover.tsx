import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { FLOAT } from './overlayStyles.ts'

interface PopoverProps {
  /** Button that opens it. */
  trigger: ReactNode
  /** Label for screen readers. */
  label: string
  children: ReactNode
}

/** Details or a small form, beside its trigger. */
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
