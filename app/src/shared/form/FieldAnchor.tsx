import type { ReactNode } from 'react'
import { FIELD_PATH } from './fieldAnchors.ts'

interface FieldAnchorProps {
  /** Input path for the fields inside. */
  path: string
  children: ReactNode
}

/** Marks fields with their input path, so that the form can tell which one was left, and focus one with an error. */
export function FieldAnchor({ path, children }: FieldAnchorProps) {
  return (
    <div {...{ [FIELD_PATH]: path }} className="min-w-0">
      {children}
    </div>
  )
}
