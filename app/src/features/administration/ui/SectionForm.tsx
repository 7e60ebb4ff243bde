import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ChangeRows } from '#entities/change/ChangeRows.tsx'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import type { Difference } from '#shared/form/draftOfParts.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { SectionState } from '../model/useSection.ts'

interface SectionFormProps<Draft> {
  /** Label for screen readers. */
  label: string
  section: SectionState<Draft>
  /** Default: Save. */
  saveLabel?: string
  /** True if the change cannot be undone. */
  dangerous?: boolean
  /** True if saving is being prepared. */
  busy?: boolean
  /** Called once the input is valid. */
  onSave: () => void
  children: ReactNode
}

/** A section's inputs with a change summary, and buttons to save or discard. */
export function SectionForm<Draft>({ label, section, onSave, ...rest }: SectionFormProps<Draft>) {
  const { differences, conflicts, refusals, check, keepMine, takeTheirs } = section
  const { readiness } = useSendSession()
  const form = useFocusOnRefusal(refusals)
  const isChanged = differences.length > 0
  const blocked =
    conflicts.length > 0
      ? 'Choose above which value to keep.'
      : readiness.status === 'blocked'
        ? readiness.reason
        : undefined
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && blocked === undefined && check()) onSave()
  }
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={save}
      onBlur={section.onBlur}
      className="flex flex-col gap-6"
    >
      <ConflictNotice conflicts={conflicts} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      {rest.children}
      {isChanged && <SaveBar section={section} blocked={blocked} {...rest} />}
    </form>
  )
}

interface SaveBarProps<Draft>
  extends Pick<SectionFormProps<Draft>, 'section' | 'saveLabel' | 'dangerous' | 'busy'> {
  /** Why saving is not possible now; undefined = it is. */
  blocked: string | undefined
}

function SaveBar<Draft>({
  section: { differences, discard },
  saveLabel = 'Save',
  dangerous = false,
  busy = false,
  blocked,
}: SaveBarProps<Draft>) {
  return (
    <div className="-mx-5 -mb-5 flex flex-col gap-4 rounded-b-xl border-t bg-sunken px-5 py-4">
      <ChangeRows rows={differences} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-[0.8125rem] text-muted">{blocked}</p>
        <Button onClick={discard}>Discard</Button>
        <Button
          type="submit"
          variant={dangerous ? 'danger' : 'primary'}
          busy={busy}
          disabled={blocked !== undefined}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  )
}

interface ConflictNoticeProps {
  /** From the edited values to the current ones on chain. */
  conflicts: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Notice that edited values were changed on chain, with a choice between the two. */
function ConflictNotice({ conflicts, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null
  return (
    <Callout
      kind="warn"
      announced
      title="Changed on chain while you were editing"
      actions={
        <>
          <Button size="sm" onClick={onTakeTheirs}>
            Use the on-chain value
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            Keep my value
          </Button>
        </>
      }
    >
      <ChangeRows rows={conflicts} />
    </Callout>
  )
}

interface FocusOnErrorProps {
  /** The group's input path. */
  path: string
  /** True if an error concerns the group as a whole. */
  isWrong: boolean
  children: ReactNode
}

/** An input group that takes the focus for errors about the whole group. */
export function FocusOnError({ path, isWrong, children }: FocusOnErrorProps) {
  return (
    <FieldAnchor path={path}>
      <div tabIndex={-1} data-invalid={isWrong || undefined} className="rounded-lg">
        {children}
      </div>
    </FieldAnchor>
  )
}

/**
 * Moves the focus to a form's first invalid input after each refusal.
 *
 * @param refusals - number of refusals so far; 0 = none
 */
export function useFocusOnRefusal(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [refusals])
  return form
}
