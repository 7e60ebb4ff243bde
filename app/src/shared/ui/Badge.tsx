import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { TONES, type Tone } from './tones.ts'

interface BadgeProps {
  tone?: Tone
  /** A dot before the text, for states. */
  dot?: boolean
  children: ReactNode
  className?: string
}

/** A state or kind in a word or two. */
export function Badge({ tone = 'neutral', dot = false, children, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 font-medium text-xs',
        TONES[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
