import { useState } from 'react'
import { ACTIVITY_KINDS, type ActivityKind } from '#entities/indexer/lib/activity.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { IndexerNote } from '#entities/indexer/ui/IndexerNote.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { KIND_TEXTS } from '../lib/kindTexts.ts'
import { useActivities } from '../model/useActivities.ts'
import { ActivityList } from './ActivityList.tsx'

interface ActivityPanelProps {
  indexer: Indexer
  /** The collection's address. */
  deployment: string
}

const OPTIONS = [
  { value: 'all', label: 'Everything' },
  ...ACTIVITY_KINDS.map((value) => ({ value, label: KIND_TEXTS[value].many })),
] as const

/** Mints, transfers, burns and sales of a collection's items, latest first. */
export function ActivityPanel({ indexer, deployment }: ActivityPanelProps) {
  const [kind, setKind] = useState<ActivityKind | 'all'>('all')
  const query = useActivities(indexer, deployment, kind)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="w-full sm:w-56">
          <SelectField label="Show" value={kind} onValueChange={setKind} options={OPTIONS} />
        </div>
        {query.error === null && <IndexerNote indexer={indexer} />}
      </div>
      <ActivityList query={query} kind={kind} />
    </div>
  )
}
