import { type AllowlistEntry, formatAllowlistCsv } from '@mintline/solana'
import type { PriceTokenFacts } from '@mintline/solana/reads'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { type EntryRow, type EntryState, rowsOnChain } from '../lib/entryRows.ts'
import { entriesJson } from '../lib/listFiles.ts'
import { entriesText } from '../lib/runTexts.ts'
import type { Comparison } from '../model/allowlistWorker.ts'
import { EntryTable, ListedEntryTable, SelectionContext } from './EntryTable.tsx'

const TABS: readonly { value: EntryState; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'changed', label: 'Changed' },
  { value: 'unchanged', label: 'Unchanged' },
  { value: 'onlyOnChain', label: 'Only on chain' },
]

/** A file compared with the entries on chain. */
interface ComparedFile {
  name: string
  comparison: Comparison
  /** Rows whose wallets are missing from the list, in a sentence; undefined = none. */
  leftOut: string | undefined
}

interface EntriesCardProps {
  onChain: readonly AllowlistEntry[]
  /** The prices' currency. */
  currency: Currency
  /** The token that they are in; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
  /** Undefined = there is no file, or none with a usable row. */
  file: ComparedFile | undefined
  /** Name for exported files, without extension. */
  exportName: string
  /** Why nothing can be written now; undefined = it can. */
  writeBlocked: string | undefined
  /** Why nothing can be removed now; undefined = it can. */
  removeBlocked: string | undefined
  /** True if a running change is the reason; then buttons keep the focus. */
  isRunning: boolean
  onReadAgain: () => void
  /** Undefined if the connected account may remove nothing, or the open file forbids it. */
  onRemove: ((users: readonly string[]) => void) | undefined
  /** Undefined if the connected account may change nothing. */
  onWrite: (() => void) | undefined
}

/** A phase's entries: those on chain, or a file's changes to them. */
export function EntriesCard(props: EntriesCardProps) {
  const { onChain, currency, token, file, exportName } = props
  const rows = useMemo(() => rowsOnChain(onChain), [onChain])
  const removable = (caption: string, entries: readonly EntryRow[]) => (
    <RemovableEntries
      caption={caption}
      rows={entries}
      currency={currency}
      blocked={props.removeBlocked}
      isRunning={props.isRunning}
      onRemove={props.onRemove}
    />
  )
  return (
    <Card
      title={file ? 'File compared with the chain' : `${entriesText(onChain.length)} on chain`}
      actions={
        <div className="flex gap-1">
          <IconButton label="Reload the list" size="sm" onClick={props.onReadAgain}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
          {onChain.length > 0 && (
            <ExportMenu
              name={exportName}
              csv={{
                label: 'CSV, readable as a list',
                text: () => formatAllowlistCsv(onChain, token),
              }}
              json={{
                label: 'JSON, with payers and addresses',
                text: () => entriesJson(onChain, token?.mint),
              }}
            />
          )}
        </div>
      }
    >
      {file ? (
        <div className="flex flex-col gap-5">
          <WriteBar {...props} file={file} />
          <Compared file={file} rows={rows} currency={currency} removable={removable} />
        </div>
      ) : (
        removable('Entries on chain', rows)
      )}
    </Card>
  )
}

function WriteBar({
  file: { comparison, leftOut },
  writeBlocked: blocked,
  isRunning,
  onWrite,
}: EntriesCardProps & { file: ComparedFile }) {
  const count = comparison.counts.new + comparison.counts.changed
  if (count === 0) {
    const there = comparison.counts.unchanged
    const done = `${countText(there, 'wallet is', 'wallets are')} on chain as in the file.`
    return <p className="text-muted">{leftOut === undefined ? done : `${done} ${leftOut}`}</p>
  }
  if (!onWrite) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="primary"
        busy={isRunning}
        disabled={blocked !== undefined && !isRunning}
        onClick={onWrite}
      >
        Write {entriesText(count)}
      </Button>
      <span className="text-muted">{blocked ?? 'You see the cost first.'}</span>
    </div>
  )
}

interface ComparedProps {
  file: ComparedFile
  /** All entries on chain. */
  rows: readonly EntryRow[]
  currency: Currency
  removable: (caption: string, rows: readonly EntryRow[]) => ReactNode
}

function Compared({ file: { comparison, leftOut }, rows, currency, removable }: ComparedProps) {
  const { counts, rowsOf, onlyOnChain } = comparison
  const [chosen, setChosen] = useState<EntryState>()
  const firstFilled = TABS.find(({ value }) => counts[value] > 0)
  const absent = useMemo(() => {
    const users = new Set(onlyOnChain)
    return rows.filter(({ user }) => users.has(user))
  }, [rows, onlyOnChain])
  return (
    <Tabs
      label="Compared with the chain"
      value={chosen ?? firstFilled?.value ?? 'new'}
      onValueChange={setChosen}
      tabs={TABS.map(({ value, label }) => ({
        value,
        label: `${label} (${counts[value].toLocaleString('en')})`,
        content:
          value === 'onlyOnChain' ? (
            <div className="flex flex-col gap-4">
              {leftOut !== undefined && absent.length > 0 && (
                <Callout title="Entries cannot be removed beside this file">
                  A row that is left out may be of one of these wallets. Correct it, or put the file
                  away.
                </Callout>
              )}
              {removable(`${label} entries`, absent)}
            </div>
          ) : (
            <ListedEntryTable
              caption={`${label} entries`}
              source={rowsOf(value)}
              currency={currency}
            />
          ),
      }))}
    />
  )
}

interface RemovableEntriesProps {
  caption: string
  /** Entries, all of them on chain. */
  rows: readonly EntryRow[]
  currency: Currency
  /** Why nothing can be removed now; undefined = it can. */
  blocked: string | undefined
  /** True if a running change is the reason; then the button keeps the focus. */
  isRunning: boolean
  /** Undefined if the connected account may change nothing. */
  onRemove: ((users: readonly string[]) => void) | undefined
}

/** Entries on chain, with buttons to remove some or all. */
function RemovableEntries({
  caption,
  rows,
  currency,
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
  if (!onRemove || rows.length === 0) {
    return <EntryTable caption={caption} rows={rows} currency={currency} />
  }
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
        <EntryTable caption={caption} rows={rows} currency={currency} selectable />
      </SelectionContext>
    </div>
  )
}

function toggled(users: ReadonlySet<string>, user: string): ReadonlySet<string> {
  const next = new Set(users)
  if (!next.delete(user)) next.add(user)
  return next
}
