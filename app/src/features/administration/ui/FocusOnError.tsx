import type { ReactNode } from 'react'

interface FocusOnErrorProps {
  /** True if there is an error about the group as a whole. */
  isWrong: boolean
  children: ReactNode
}

/** A group of inputs that takes the focus for errors about the whole group. */
export function FocusOnError({ isWrong, children }: FocusOnErrorProps) {
  return (
    <div tabIndex={-1} data-invalid={isWrong || undefined} className="rounded-lg">
      {children}
    </div>
  )
}
