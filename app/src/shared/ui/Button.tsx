import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../lib/cn.ts'
import { type ButtonStyle, buttonStyles } from './buttonStyles.ts'
import { Spinner } from './Loading.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Busy: pressing does nothing, but the button keeps the focus. */
  busy?: boolean
}

/** A button. A view has at most one primary button. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={cn(buttonStyles({ variant, size }), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
