import { cn } from '../lib/cn.ts'

interface SkeletonProps {
  /** Class of its height. Default: that of a line. */
  height?: string
  /** Class of its corners. */
  corners?: string
  className?: string
}

/** Placeholder for loading content. Hidden from screen readers: say "Loading" once, beside it. */
export function Skeleton({ height = 'h-4', corners = 'rounded-md', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-pulse bg-line', height, corners, className)}
    />
  )
}
