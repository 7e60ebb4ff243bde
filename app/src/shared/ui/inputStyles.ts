import { cn } from '../lib/cn.ts'

/** Classes that an input can override. */
const LOOKS = {
  height: 'h-10 sm:h-9',
  width: 'w-full',
  // 16 px on phones, otherwise iOS zooms in.
  text: 'text-base sm:text-sm',
}

/** An input's look; undefined = as in most inputs. */
export interface InputLooks extends Partial<typeof LOOKS> {}

/** Returns an input's styles, with its overrides. */
export function inputStyles(className?: string, looks: InputLooks = {}): string {
  const { height, width, text } = { ...LOOKS, ...looks }
  return cn(
    'min-w-0 rounded-lg border border-line-strong bg-surface px-3 text-ink',
    height,
    width,
    text,
    'transition-[border-color,box-shadow] hover:border-subtle',
    'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-accent/30 focus-visible:outline-offset-0',
    'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger/30',
    'disabled:bg-sunken disabled:text-muted',
    className,
  )
}
