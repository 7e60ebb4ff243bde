import type { LockedPart } from '@mintline/solana'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { LOCK_HINTS } from '../lib/lockTexts.ts'

interface LockedFieldsProps {
  /** The lock that disables the fields; undefined = none does. */
  lock: LockedPart | undefined
  children: ReactNode
}

/** Form fields that a lock disables, with the reason. */
export function LockedFields({ lock, children }: LockedFieldsProps) {
  return (
    <>
      {lock && <LockedNotice lock={lock} />}
      <fieldset disabled={lock !== undefined} className="contents">
        {children}
      </fieldset>
    </>
  )
}

/** Explains why something cannot be changed any more. */
export function LockedNotice({ lock }: { lock: LockedPart }) {
  return (
    <p className="flex items-start gap-2 text-muted">
      <Lock aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      {LOCK_HINTS[lock]}
    </p>
  )
}
