import type { ReactNode } from 'react'

interface FocusOnErrorProps {
  /** Whether something is wrong with the group as a whole. */
  isWrong: boolean
  children: ReactNode
}

/** A group of inputs that takes the focus where it is wrong as a whole. */
export function FocusOnError({ isWrong, children }: FocusOnErrorProps) {
  return (
    <div tabIndex={-1} data-invalid={isWrong || undefined} className="rounded-lg">
      {children}
    </div>
  )
}
