import { cn } from '../lib/cn.ts'

/** Styles of text inputs. 16 px on phones, otherwise iOS zooms in. */
export function inputStyles(className?: string): string {
  return cn(
    'h-10 w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 text-base text-ink sm:h-9 sm:text-sm',
    'transition-[border-color,box-shadow] hover:border-subtle',
    'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-accent/30 focus-visible:outline-offset-0',
    'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger/30',
    'disabled:bg-sunken disabled:text-muted',
    className,
  )
}
