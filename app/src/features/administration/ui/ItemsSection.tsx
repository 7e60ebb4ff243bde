import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { useForm } from '#shared/form/useForm.ts'
import { useFormVisit } from '#shared/form/useFormVisit.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { EMPTY_ITEMS, ITEMS_FORM, type ItemsDraft, requestedItems } from '../lib/requestedItems.ts'
import { useReportUnsaved } from '../model/sectionStore.ts'
import { useItemsUpdate } from '../model/useItemsUpdate.ts'
import { ItemChanges } from './ItemChanges.tsx'
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
      {wasHeld.current && issued > 0n && (
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
