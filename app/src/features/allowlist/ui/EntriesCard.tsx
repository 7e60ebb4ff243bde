import type { AllowlistEntry } from '@mintline/solana'
import { formatAllowlistCsv } from '@mintline/solana'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { entriesText } from '../lib/entriesText.ts'
import { type Comparison, type EntryRow, type EntryState, rowsOnChain } from '../lib/entryRows.ts'
import { entriesJson } from '../lib/listFiles.ts'
import { EntryTable } from './EntryTable.tsx'
import { RemovableEntries } from './RemovableEntries.tsx'

const TABS: readonly { value: EntryState; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'changed', label: 'Changed' },
  { value: 'unchanged', label: 'Unchanged' },
  { value: 'onlyOnChain', label: 'Only on chain' },
]

interface EntriesCardProps {
  onChain: readonly AllowlistEntry[]
  /** The file beside what is on chain; undefined = there is no file. */
  comparison: Comparison | undefined
  /** What exported files are called, without their ending. */
  exportName: string
  /** Why nothing can be changed now; undefined = it can. */
  blocked: string | undefined
  /** Whether that is because the list is being changed: then buttons keep the focus. */
  isRunning: boolean
  onReadAgain: () => void
  /** Undefined where who is connected may change nothing. */
  onRemove: ((users: readonly string[]) => void) | undefined
  onWrite: (() => void) | undefined
}

/** The entries of a phase: those on chain, or beside a file what would become of each. */
export function EntriesCard(props: EntriesCardProps) {
  const { onChain, comparison, exportName } = props
  const rows = useMemo(() => rowsOnChain(onChain), [onChain])
  const removable = (caption: string, entries: readonly EntryRow[]) => (
    <RemovableEntries
      caption={caption}
      rows={entries}
      blocked={props.blocked}
      isRunning={props.isRunning}
      onRemove={props.onRemove}
    />
  )
  return (
    <Card
      title={comparison ? 'The file beside the chain' : `${entriesText(onChain.length)} on chain`}
      actions={
        <div className="flex gap-1">
          <IconButton label="Read the list again" size="sm" onClick={props.onReadAgain}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
          {onChain.length > 0 && (
            <ExportMenu
              name={exportName}
              csv={{ label: 'CSV, to be read again', text: () => formatAllowlistCsv(onChain) }}
              json={{ label: 'JSON, with payers and addresses', text: () => entriesJson(onChain) }}
            />
          )}
        </div>
      }
    >
      {comparison ? (
        <div className="flex flex-col gap-5">
          <WriteBar {...props} comparison={comparison} />
          <Compared comparison={comparison} removable={removable} />
        </div>
      ) : (
        removable('Entries on chain', rows)
      )}
    </Card>
  )
}

function WriteBar({
  comparison,
  blocked,
  isRunning,
  onWrite,
}: EntriesCardProps & { comparison: Comparison }) {
  const count = comparison.toWrite.length
  if (count === 0)
    return <p className="text-muted">All wallets of the file are on chain as it says.</p>
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
      <span className="text-muted">{blocked ?? 'You see what it costs first.'}</span>
    </div>
  )
}

function Compared({
  comparison: { rows },
  removable,
}: {
  comparison: Comparison
  removable: (caption: string, rows: readonly EntryRow[]) => ReactNode
}) {
  const [chosen, setChosen] = useState<EntryState>()
  const firstFilled = TABS.find(({ value }) => rows[value].length > 0)
  return (
    <Tabs
      label="Compared with the chain"
      value={chosen ?? firstFilled?.value ?? 'new'}
      onValueChange={setChosen}
      tabs={TABS.map(({ value, label }) => ({
        value,
        label: `${label} (${rows[value].length.toLocaleString('en')})`,
        content:
          value === 'onlyOnChain' ? (
            removable(`${label} entries`, rows[value])
          ) : (
            <EntryTable caption={`${label} entries`} rows={rows[value]} />
          ),
      }))}
    />
  )
}
