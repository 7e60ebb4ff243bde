import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { IconButton } from './IconButton.tsx'
import { PANEL, SCRIM } from './overlayStyles.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons at the end, the main one last. */
  footer?: ReactNode
  /** For tables and long forms. */
  wide?: boolean
}

/** Something to do before going on. Escape and a press beside it close it; the focus goes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide,
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          className={cn(PANEL, wide && 'sm:max-w-2xl')}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-4">
            <div className="min-w-0">
              <Radix.Title className="font-semibold text-base">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" size="sm" className="-mt-0.5 -mr-1.5">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t bg-sunken px-5 py-3.5">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
