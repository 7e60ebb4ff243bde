import { ITEMS_PER_TRANSACTION } from '@mintline/solana'
import { useEffect, useRef } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { type ItemChange, itemProblems } from '../lib/itemChanges.ts'

/** Maximum number of problems to show. */
const SHOWN = 5

const COLUMNS: readonly DataColumn<ItemChange>[] = [
  {
    id: 'number',
    header: 'Item',
    cell: ({ number }) => String(number),
    sortBy: ({ number }) => number,
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ before, after }) => <Change before={before.name} after={after.name} />,
    sortBy: ({ after }) => after.name,
  },
  {
    id: 'uri',
    header: 'Metadata URL',
    cell: ({ before, after }) => <Change before={before.uri} after={after.uri} />,
    sortBy: ({ after }) => after.uri,
  },
]

interface ItemChangesProps {
  changes: readonly ItemChange[]
  onDiscard: () => void
  onSave: () => void
}

/** Each item's change, and the button that sends them. */
export function ItemChanges({ changes, onDiscard, onSave }: ItemChangesProps) {
  const { readiness } = useSendSession()
  const { identity } = useCluster()
  const problems = itemProblems(changes, identity)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isBlocked = readiness.status === 'blocked' || problems.length > 0 || changes.length === 0
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={title} tabIndex={-1} className="rounded-sm font-medium">
        {summary(changes.length)}
      </h3>
      {problems.length > 0 && (
        <Callout kind="error" title="These texts cannot be written">
          {problems.slice(0, SHOWN).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          {problems.length > SHOWN && <p>{problems.length - SHOWN} more.</p>}
        </Callout>
      )}
      {changes.length > 0 && (
        <DataTable
          caption="Items to change"
          columns={COLUMNS}
          rows={changes}
          rowKey={({ mint }) => mint}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-[0.8125rem] text-muted">
          {readiness.status === 'blocked' && readiness.reason}
        </p>
        <Button onClick={onDiscard}>Discard</Button>
        {changes.length > 0 && (
          <Button variant="primary" disabled={isBlocked} onClick={onSave}>
            Save
          </Button>
        )}
      </div>
    </div>
  )
}

/** Both texts in full, each with its own direction: a direction mark may be the only change. */
function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return <bdi className="text-subtle">{after}</bdi>
  return (
    <>
      <bdi className="block truncate text-[0.8125rem] text-subtle line-through">{before}</bdi>
      <bdi className="block truncate">{after}</bdi>
    </>
  )
}

function summary(count: number): string {
  if (count === 0) return 'All of these items already have these texts.'
  const transactions = Math.ceil(count / ITEMS_PER_TRANSACTION)
  const items = countText(count, 'item changes', 'items change')
  return `${items}, in ${countText(transactions, 'transaction')} or more.`
}
