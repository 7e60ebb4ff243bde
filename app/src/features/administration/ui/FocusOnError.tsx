import type { ReactNode } from 'react'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'

interface FocusOnErrorProps {
  /** The group's input path. */
  path: string
  /** True if an error concerns the group as a whole. */
  isWrong: boolean
  children: ReactNode
}

/** An input group that takes the focus for errors about the whole group. */
export function FocusOnError({ path, isWrong, children }: FocusOnErrorProps) {
  return (
    <FieldAnchor path={path}>
      <div tabIndex={-1} data-invalid={isWrong || undefined} className="rounded-lg">
        {children}
      </div>
    </FieldAnchor>
  )
}
