import { cn } from '../lib/cn.ts'

/** Placeholder for loading content. Hidden from screen readers: say "Loading" once, beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block h-4 animate-pulse rounded-md bg-line', className)}
    />
  )
}
