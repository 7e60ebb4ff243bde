import type { ReactNode } from 'react'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'

interface FocusOnErrorProps {
  /** Input path of the group. */
  path: string
  /** True if there is an error about the group as a whole. */
  isWrong: boolean
  children: ReactNode
}

/** A group of inputs that takes the focus for errors about the whole group. */
export function FocusOnError({ path, isWrong, children }: FocusOnErrorProps) {
  return (
    <FieldAnchor path={path}>
      <div tabIndex={-1} data-invalid={isWrong || undefined} className="rounded-lg">
        {children}
      </div>
    </FieldAnchor>
  )
}
