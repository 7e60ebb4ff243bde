import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import {
  EMPTY_ITEMS,
  type ItemsDraft,
  isEmptyItems,
  requestedItems,
} from '../lib/requestedItems.ts'
import { useReportUnsaved } from '../model/unsavedSections.ts'
import { useFocusOnRefusal } from '../model/useFocusOnRefusal.ts'
import { useItemsUpdate } from '../model/useItemsUpdate.ts'
import { ItemChanges } from './ItemChanges.tsx'
import { ItemsFields } from './ItemsFields.tsx'

/**
 * Asks which items get which texts, shows what that changes, and sends it.
 *
 * `issued` is the number of the last item there is.
 */
export function ItemsForm({ id, issued }: { id: string; issued: bigint }) {
  const [draft, setDraft] = useState(EMPTY_ITEMS)
  const [refusals, setRefusals] = useState(0)
  const { state, edit, preview, save } = useItemsUpdate()
  const latest = useRef(draft)
  latest.current = draft
  const form = useFocusOnRefusal(refusals)
  const wanted = requestedItems(draft, issued)
  useReportUnsaved(id, !isEmptyItems(draft))

  const change = (next: ItemsDraft) => {
    setDraft(next)
    if (state.status !== 'editing') edit()
  }
  const discard = () => {
    setRefusals(0)
    change(EMPTY_ITEMS)
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    if (state.status === 'reading') return
    setRefusals((count) => (wanted.status === 'valid' ? 0 : count + 1))
    if (wanted.status === 'valid') void preview(wanted.items)
  }
  const errors = refusals > 0 && wanted.status === 'invalid' ? wanted.errors : {}
  return (
    <>
      <form
        ref={form}
        aria-label="Items"
        noValidate
        onSubmit={show}
        className="flex flex-col gap-6"
      >
        <ItemsFields draft={draft} onChange={change} issued={issued} errors={errors} />
        {state.status !== 'shown' && (
          <div className="flex flex-wrap justify-end gap-2">
            {!isEmptyItems(draft) && <Button onClick={discard}>Discard</Button>}
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
            // Something else may have been entered while it was on its way.
            if (isSaved && latest.current === draft) discard()
          }}
        />
      )}
    </>
  )
}
