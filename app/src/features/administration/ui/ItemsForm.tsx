import { type FormEvent, useRef, useState } from 'react'
import { useForm } from '#shared/form/useForm.ts'
import { useFormVisit } from '#shared/form/useFormVisit.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { EMPTY_ITEMS, ITEMS_FORM, type ItemsDraft, requestedItems } from '../lib/requestedItems.ts'
import { useReportUnsaved } from '../model/unsavedSections.ts'
import { useFocusOnRefusal } from '../model/useFocusOnRefusal.ts'
import { useItemsUpdate } from '../model/useItemsUpdate.ts'
import { ItemChanges } from './ItemChanges.tsx'
import { ItemsFields } from './ItemsFields.tsx'

/**
 * Form for items' new texts, with a preview of the changes.
 *
 * `issued` is the last item's number.
 */
export function ItemsForm({ id, issued }: { id: string; issued: bigint }) {
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
