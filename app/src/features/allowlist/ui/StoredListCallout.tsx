import type { AllowlistEntry } from '@mintline/solana'
import { useMemo } from 'react'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { entriesText } from '../lib/entriesText.ts'
import { doneOf, type StoredList, sizeOf } from '../lib/wantedList.ts'

interface StoredListCalloutProps {
  kept: StoredList
  /** Undefined while they are not known. */
  onChain: readonly AllowlistEntry[] | undefined
  /** Undefined if nothing can be sent now. */
  onResume: (() => void) | undefined
  onForget: () => void
}

/** An unfinished change after a reload or a crash: its progress, and how to resume it. */
export function StoredListCallout({ kept, onChain, onResume, onForget }: StoredListCalloutProps) {
  const { wanted, since } = kept
  const done = useMemo(() => onChain && doneOf(wanted, onChain), [wanted, onChain])
  const [act, state] =
    wanted.operation === 'upsert' ? ['Writing', 'on chain'] : ['Removing', 'removed']
  const total = sizeOf(wanted)
  return (
    <Callout
      kind="warn"
      title={`${act} ${entriesText(total)} was interrupted`}
      actions={
        <>
          {onResume && (
            <Button size="sm" variant="primary" onClick={onResume}>
              Resume
            </Button>
          )}
          <Button size="sm" onClick={onForget}>
            Forget
          </Button>
        </>
      }
    >
      {done !== undefined &&
        `${done.toLocaleString('en')} of ${total.toLocaleString('en')} are ${state}. `}
      It was started on {readableDateTime(BigInt(Math.floor(since / 1_000)), 'local')}. Nothing is
      sent or paid twice.
    </Callout>
  )
}
