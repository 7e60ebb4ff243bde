import type { ReactNode } from 'react'
import { type ExternalToast, toast } from 'sonner'
import { plainText } from '../lib/plainText.ts'

/** A message that appears at the side. */
export interface Notice {
  /** What it is about. A later notice of the same id takes the place of the earlier one. */
  id: string
  /** `busy` stays until another takes its place; `calm` is for what the person did on purpose. */
  kind: 'busy' | 'success' | 'error' | 'calm'
  title: string
  description?: ReactNode
  action?: { label: string; onClick: () => void }
}

const LASTS: Record<Notice['kind'], number> = {
  busy: Number.POSITIVE_INFINITY,
  success: 8_000,
  calm: 5_000,
  // Stays until it is closed: somebody has to read why.
  error: Number.POSITIVE_INFINITY,
}

/** Shows a notice, or changes the one that is already there. One transaction has one id. */
export function notify({ id, kind, description, action, ...notice }: Notice): void {
  // Titles name collections, whose names are of somebody else.
  const title = plainText(notice.title)
  const options: ExternalToast = { id, description, action, duration: LASTS[kind] }
  switch (kind) {
    case 'busy':
      toast.loading(title, options)
      return
    case 'success':
      toast.success(title, options)
      return
    case 'error':
      toast.error(title, options)
      return
    case 'calm':
      toast.message(title, { ...options, icon: undefined })
  }
}
