import { LoaderCircle } from 'lucide-react'
import { cn } from '../lib/cn.ts'

interface SkeletonProps {
  /** Class for its height. Default: one line's height. */
  height?: string
  /** Class for its corners. */
  corners?: string
  className?: string
}

/** Placeholder for loading content. Hidden from screen readers: write "Loading" once, beside it. */
export function Skeleton({ height = 'h-4', corners = 'rounded-md', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-pulse bg-line', height, corners, className)}
    />
  )
}

/** Activity sign. Hidden from screen readers: describe the activity in text beside it. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn('animate-spin', className)} />
}
