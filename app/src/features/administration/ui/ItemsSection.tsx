import { ITEMS_PER_TRANSACTION } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { LockedNotice } from '#entities/collection/ui/LockedFields.tsx'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { useForm } from '#shared/form/useForm.ts'
import { useFormVisit } from '#shared/form/useFormVisit.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { type ItemChange, itemProblems } from '../lib/itemChanges.ts'
import { EMPTY_ITEMS, ITEMS_FORM, type ItemsDraft, requestedItems } from '../lib/requestedItems.ts'
import { useReportUnsaved } from '../model/sectionStore.ts'
import { useItemsUpdate } from '../model/useItemsUpdate.ts'
import { ItemsFields } from './ItemsFields.tsx'
import { useFocusOnRefusal } from './SectionForm.tsx'

/** Minted items' new names and metadata URLs. */
export function ItemsSection({ id }: { id: string }) {
  const info = useOpenCollection()
  const role = useRole('owner', info)
  const issued = info.numberOfTokensIssued
  const isHeld = role.status === 'held'
  const wasHeld = useRef(false)
  wasHeld.current ||= isHeld
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change names and metadata of items" />
      {issued === 0n ? (
        <p className="text-muted">
          Nothing is minted yet. The names of future items are in the section Collection.
        </p>
      ) : (
        <p className="text-muted">
          {countText(issued, 'item is', 'items are')} minted:{' '}
          <Link
            to="/collections/$collection/items"
            params={{ collection: info.editions }}
            className="rounded-sm font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current"
          >
            see their current names
          </Link>
          .
        </p>
      )}
      {info.locks.texts && <LockedNotice lock="texts" />}
      {wasHeld.current && issued > 0n && !info.locks.texts && (
        // Hidden for other accounts: the owner's input reappears with its account.
        <div hidden={!isHeld}>
          <ItemsForm id={id} issued={issued} />
        </div>
      )}
    </div>
  )
}

/**
 * Form for items' new texts, with a preview of the changes.
 *
 * `issued` is the last item's number.
 */
function ItemsForm({ id, issued }: { id: string; issued: bigint }) {
  const { draft, isDirty, ...form } = useForm({ kind: ITEMS_FORM, saved: EMPTY_ITEMS })
  const visit = useFormVisit()
  const [refusals, setRefusals] = useState(0)
  const { state, edit, preview, save } = useItemsUpdate()
  const latest = useRef(draft)
  latest.current = draft
  const element = useFocusOnRefusal(refusals)
  const wanted = requestedItems(draft, issued)
  useReportUnsaved(id, isDirty)

  const change = (next: ItemsDraft) => {
    form.change(next)
    if (state.status !== 'editing') edit()
  }
  const discard = () => {
    setRefusals(0)
    visit.reset()
    form.discard()
    if (state.status !== 'editing') edit()
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    if (state.status === 'reading') return
    setRefusals((count) => (wanted.status === 'valid' ? 0 : count + 1))
    if (wanted.status === 'valid') {
      visit.reset()
      void preview(wanted.items)
    } else visit.submitTried()
  }
  const problems = wanted.status === 'invalid' ? visit.shown(wanted.problems) : []
  const errors = Object.fromEntries(problems.map(({ path, message }) => [path, message]))
  return (
    <>
      <form
        ref={element}
        aria-label="Items"
        noValidate
        onSubmit={show}
        onBlur={visit.onBlur}
        className="flex flex-col gap-6"
      >
        <ItemsFields draft={draft} onChange={change} issued={issued} errors={errors} />
        {state.status !== 'shown' && (
          <div className="flex flex-wrap justify-end gap-2">
            {isDirty && <Button onClick={discard}>Discard</Button>}
            <Button type="submit" busy={state.status === 'reading'}>
              Preview
            </Button>
          </div>
        )}
      </form>
      {state.status === 'reading' && (
        <ProgressBar
          label="Reading the items"
          done={state.progress?.done ?? 0}
          total={state.progress?.total ?? 1}
        />
      )}
      {state.status === 'unreadable' && (
        <ErrorCallout title="The items could not be read" error={state.error} />
      )}
      {state.status === 'shown' && (
        <ItemChanges
          changes={state.changes}
          onDiscard={discard}
          onSave={async () => {
            const isSaved = await save(state.changes)
            // Something else may have been entered while it was being sent.
            if (isSaved && latest.current === draft) discard()
          }}
        />
      )}
    </>
  )
}

/** Maximum number of problems to show. */
const MAX_SHOWN = 5

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
function ItemChanges({ changes, onDiscard, onSave }: ItemChangesProps) {
  const { readiness } = useSendSession()
  const { identity } = useCluster()
  const info = useOpenCollection()
  const problems = itemProblems(changes, { info, isRealMoney: identity.isRealMoney })
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
          {problems.slice(0, MAX_SHOWN).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          {problems.length > MAX_SHOWN && <p>{problems.length - MAX_SHOWN} more.</p>}
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
