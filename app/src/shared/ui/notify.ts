import type { ReactNode } from 'react'
import type { ExternalToast } from 'sonner'
import { plainText } from '../lib/plainText.ts'

type Sonner = typeof import('sonner').toast

/** A toast. */
export interface Notice {
  /** Its subject. A later notice with the same id replaces the earlier one. */
  id: string
  /** `busy` stays until it is replaced; `calm` is for results that the person chose. */
  kind: 'busy' | 'success' | 'error' | 'calm'
  title: string
  description?: ReactNode
  action?: { label: string; onClick: () => void }
}

const LASTS: Record<Notice['kind'], number> = {
  busy: Number.POSITIVE_INFINITY,
  success: 8_000,
  calm: 5_000,
  // Stays until it is closed, so that the reason can be read.
  error: Number.POSITIVE_INFINITY,
}

/**
 * Shows a notice, or updates the one with the same id. Each transaction has one id. Notices appear in call order, as
 * soon as the toast code is loaded.
 */
export function notify(notice: Notice): void {
  void import('sonner').then(({ toast }) => show(toast, notice))
}

function show(toast: Sonner, { id, kind, description, action, ...notice }: Notice): void {
  // Titles contain collection names, which are untrusted.
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
