import { useMemo, useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { entriesText } from '../lib/entriesText.ts'
import type { EntryRow } from '../lib/entryRows.ts'
import { EntryTable } from './EntryTable.tsx'
import { SelectionContext } from './SelectBox.tsx'

interface RemovableEntriesProps {
  caption: string
  /** Entries, all of them on chain. */
  rows: readonly EntryRow[]
  /** Why nothing can be changed now; undefined = it can. */
  blocked: string | undefined
  /** True if a running change is the reason; then the button keeps the focus. */
  isRunning: boolean
  /** Undefined if the connected account may change nothing. */
  onRemove: ((users: readonly string[]) => void) | undefined
}

/** Entries on chain, with buttons to remove some or all. */
export function RemovableEntries({
  caption,
  rows,
  blocked,
  isRunning,
  onRemove,
}: RemovableEntriesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Entries removed from the chain are no longer selected.
  const users = useMemo(
    () => new Set(rows.flatMap(({ user }) => (chosen.has(user) ? [user] : []))),
    [rows, chosen],
  )
  const selection = useMemo(
    () => ({ users, toggle: (user: string) => setChosen(toggled(users, user)) }),
    [users],
  )
  if (!onRemove || rows.length === 0) return <EntryTable caption={caption} rows={rows} />
  const isAll = users.size === rows.length
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          onClick={() => setChosen(isAll ? new Set() : new Set(rows.map(({ user }) => user)))}
        >
          {isAll ? 'Select none' : `Select all ${rows.length.toLocaleString('en')}`}
        </Button>
        <Button
          size="sm"
          busy={isRunning}
          disabled={users.size === 0 || (blocked !== undefined && !isRunning)}
          onClick={() => onRemove([...users])}
        >
          {users.size === 0 ? 'Remove' : `Remove ${entriesText(users.size)}`}
        </Button>
        <span className="text-muted">
          {blocked ??
            (users.size === 0 && 'Select entries to remove them and get their rent back.')}
        </span>
      </div>
      <SelectionContext value={selection}>
        <EntryTable caption={caption} rows={rows} selectable />
      </SelectionContext>
    </div>
  )
}

function toggled(users: ReadonlySet<string>, user: string): ReadonlySet<string> {
  const next = new Set(users)
  if (!next.delete(user)) next.add(user)
  return next
}
