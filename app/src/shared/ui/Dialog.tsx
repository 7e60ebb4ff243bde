import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { buttonStyles } from './buttonStyles.ts'
import { PANEL, SCRIM } from './overlayStyles.ts'
import { UntrustedText } from './UntrustedText.tsx'

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

/**
 * A modal dialog. Escape and a press outside close it; the focus returns to its trigger, or to the page if
 * the trigger is gone.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide,
}: DialogProps) {
  const opener = useRef<HTMLElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          className={cn(PANEL, wide ? 'sm:max-w-2xl' : 'sm:max-w-md')}
          onOpenAutoFocus={() => {
            const { activeElement } = document
            opener.current = activeElement instanceof HTMLElement ? activeElement : null
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to triggers only, and here there is none.
            event.preventDefault()
            // The dialog's action may have moved the focus already.
            if (document.activeElement !== document.body) return
            const main = document.querySelector('main')
            const target = opener.current?.isConnected ? opener.current : main
            target?.focus()
          }}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="px-5 pt-5 pb-4">
            <Radix.Title className="break-words pr-8 font-semibold text-base">
              <UntrustedText>{title}</UntrustedText>
            </Radix.Title>
            {description && (
              <Radix.Description className="mt-1 break-words text-muted">
                {description}
              </Radix.Description>
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t bg-sunken px-5 py-3.5">
              {footer}
            </div>
          )}
          {/* Last, so that the focus starts in the dialog's content. */}
          <Radix.Close
            aria-label="Close"
            className={cn(
              buttonStyles({ variant: 'ghost', size: 'icon-8' }),
              'absolute top-3.5 right-3.5',
            )}
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
