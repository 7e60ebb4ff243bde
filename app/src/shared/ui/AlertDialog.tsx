import { AlertDialog as Radix } from 'radix-ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from './Button.tsx'
import { PANEL, SCRIM } from './overlayStyles.ts'
import { TextField } from './TextField.tsx'

interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Consequences, and whether they can be undone. */
  description: ReactNode
  /** Verb for the confirming button. */
  confirmLabel: string
  /** Default: Cancel. */
  cancelLabel?: string
  /** True if something is lost or given away. Default: true. */
  dangerous?: boolean
  /** Text to type before confirming, for actions that cannot be undone. */
  typedConfirmation?: string
  /** False while the content still asks for something. Default: true. */
  ready?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** A question that must be answered; the focus starts at the harmless answer. */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content className={cn(PANEL, 'sm:max-w-md')}>
          <Question {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

// Inside the content, so that typed text resets when it closes.
function Question({
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  dangerous = true,
  typedConfirmation,
  ready = true,
  onConfirm,
  children,
}: AlertDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState('')
  const isTyped = typedConfirmation === undefined || typed.trim() === typedConfirmation
  const mayConfirm = ready && isTyped
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!mayConfirm) return
    onConfirm()
    onOpenChange(false)
  }
  return (
    <>
      <form
        id={formId}
        onSubmit={confirm}
        className="flex min-h-0 flex-col gap-4 overflow-y-auto p-5"
      >
        <div>
          <Radix.Title className="break-words font-semibold text-base">{title}</Radix.Title>
          <Radix.Description className="mt-1.5 break-words text-muted">
            {description}
          </Radix.Description>
        </div>
        {children}
        {typedConfirmation !== undefined && (
          <TextField
            label={
              <>
                Type{' '}
                <code className="break-all font-mono text-accent-text">{typedConfirmation}</code> to
                confirm
              </>
            }
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            spellCheck={false}
            autoCapitalize="off"
          />
        )}
      </form>
      <div className="flex flex-wrap justify-end gap-2 border-t bg-sunken px-5 py-3.5">
        <Radix.Cancel asChild>
          <Button>{cancelLabel}</Button>
        </Radix.Cancel>
        <Button
          type="submit"
          form={formId}
          variant={dangerous ? 'danger' : 'primary'}
          disabled={!mayConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  )
}
