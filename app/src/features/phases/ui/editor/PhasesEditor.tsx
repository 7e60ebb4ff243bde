import { type CollectionInfo, MAX_PHASES } from '@mintline/solana'
import { CalendarClock, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { collectionKey } from '#entities/collection/model/collectionContext.ts'
import { differingFields, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { useFormVisit } from '#shared/form/useFormVisit.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { collectPhaseDraftProblems } from '../../lib/collectPhaseDraftProblems.ts'
import { draftFromPreset, PHASE_PRESETS, type PhasePreset } from '../../lib/presets.ts'
import { usePhasesForm } from '../../model/usePhasesForm.ts'
import { ExportPhases, PhasesSection, TimelineCard } from '../PhasesSection.tsx'
import { Conflicts } from './Conflicts.tsx'
import { DraftCard } from './DraftCard.tsx'
import { ImportNames } from './ImportNames.tsx'
import { SaveSection } from './SaveSection.tsx'

/** Controls for input. */
const CONTROLS = 'input, [role="combobox"], [role="switch"]'

interface PhasesEditorProps {
  collection: CollectionInfo
}

/** Editor for a collection's phases; drafts are stored until they are saved together. */
export function PhasesEditor({ collection }: PhasesEditorProps) {
  const time = useChainTime()
  const now = secondsOf(time)
  const { cluster } = useCluster()
  const form = usePhasesForm(collection, collectionKey(cluster, collection))
  const { drafts, chain, conflicts, names } = form
  const cards = useOpenCards()
  const visit = useFormVisit()
  const page = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const problems = collectPhaseDraftProblems({ info: collection, drafts, now: now ?? 0n })

  // Immediately, so that the new card can take the focus.
  const add = (draft: PhaseDraft) => {
    flushSync(() => form.append(draft))
    focusFirstControl(list.current?.lastElementChild)
  }
  const addPreset = (preset: PhasePreset) => add(draftFromPreset(preset, { others: drafts, now }))
  const remove = (index: number) => {
    flushSync(() => form.remove(index))
    focusFirstButton(list.current?.lastElementChild ?? page.current)
  }
  const showProblems = () => {
    const wrong = drafts.flatMap(({ id }, index) =>
      problems.some(({ phaseIndex }) => phaseIndex === index) ? [id] : [],
    )
    flushSync(() => {
      // Phases added later do not show all errors yet.
      visit.submitTried(drafts.map(({ id }) => id))
      cards.open(wrong)
    })
    focusFirstWrong(list.current)
  }

  return (
    <fieldset
      ref={page}
      aria-label="Phase editor"
      onBlur={visit.onBlur}
      className="flex min-w-0 flex-col gap-6"
    >
      <Conflicts
        conflicts={conflicts}
        drafts={drafts}
        names={names}
        onTake={form.takeTheirs}
        onKeep={form.keepOwn}
      />
      {drafts.length === 0 ? (
        <NoPhases onChoose={addPreset} />
      ) : (
        <>
          <TimelineCard drafts={drafts} names={names} time={time} />
          <PhasesSection
            listRef={list}
            actions={
              <div className="flex flex-wrap gap-2">
                <ImportNames names={names} count={drafts.length} onImport={form.renameAll} />
                <ExportPhases collection={collection} />
              </div>
            }
          >
            {drafts.map((draft, index) => {
              const { id } = draft
              const existing = chain[index]
              const isOpen = cards.isOpen(id, { isNew: !existing })
              return (
                <li key={id}>
                  <DraftCard
                    phaseIndex={index}
                    draft={draft}
                    names={names}
                    onRename={(name) => form.rename(index, name)}
                    onChange={(field, value) => form.change(index, field, value)}
                    collection={collection}
                    now={now}
                    isChanged={existing ? differingFields(existing, draft).length > 0 : false}
                    problems={problems}
                    visit={visit}
                    isOpen={isOpen}
                    onToggle={() => (isOpen ? cards.close(id) : cards.open([id]))}
                    onDuplicate={drafts.length < MAX_PHASES ? () => add(draft) : undefined}
                    onRemove={() => remove(index)}
                  />
                </li>
              )
            })}
          </PhasesSection>
          <AddPhase count={drafts.length} onChoose={addPreset} />
        </>
      )}
      <SaveSection
        collection={collection}
        form={form}
        problems={problems}
        now={now}
        onRefused={showProblems}
        onSettled={visit.reset}
      />
    </fieldset>
  )
}

/** Cards open for editing; new phases are open until they are closed. */
function useOpenCards() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const set = (ids: readonly string[], isOpen: boolean) =>
    setChosen((before) => new Map([...before, ...ids.map((id) => [id, isOpen] as const)]))
  return {
    isOpen: (id: string, { isNew }: { isNew: boolean }) => chosen.get(id) ?? isNew,
    open: (ids: readonly string[]) => set(ids, true),
    close: (id: string) => set([id], false),
  }
}

/** Empty state: explains phases and offers presets. */
function NoPhases({ onChoose }: { onChoose: (preset: PhasePreset) => void }) {
  return (
    <div className="flex flex-col gap-4">
      <EmptyState icon={<CalendarClock />} title="No phases yet">
        A phase defines who may mint, when, and at what price. Without one, nobody can. Most drops
        start with a list for friends, followed by a public phase.
      </EmptyState>
      <section aria-labelledby="first-phase">
        <h2 id="first-phase" className="mb-3 font-semibold text-base">
          Start with
        </h2>
        <PresetGrid onChoose={onChoose} />
      </section>
    </div>
  )
}

/** Focuses the first control in an element, and scrolls it into view. */
function focusFirstControl(element: Element | null | undefined): void {
  focusFirst(element, CONTROLS)
}

/** Focuses the first invalid control likewise. */
function focusFirstWrong(element: Element | null | undefined): void {
  focusFirst(element, '[aria-invalid="true"]')
}

/** Focuses the first button likewise. */
function focusFirstButton(element: Element | null | undefined): void {
  focusFirst(element, 'button')
}

function focusFirst(element: Element | null | undefined, selector: string): void {
  const found = element?.querySelector<HTMLElement>(selector)
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'center' })
}

interface AddPhaseProps {
  /** Number of phases, unsaved ones included. */
  count: number
  onChoose: (preset: PhasePreset) => void
}

/** Adds a phase after the others, from a preset. */
function AddPhase({ count, onChoose }: AddPhaseProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (count >= MAX_PHASES) {
    return (
      <p className="text-muted">
        A collection has at most {MAX_PHASES} phases. Change one that has ended or is switched off.
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Plus aria-hidden="true" /> Add phase
      </Button>
      {isOpen && (
        <div id={id} className="w-full">
          <PresetGrid
            onChoose={(preset) => {
              setIsOpen(false)
              onChoose(preset)
            }}
          />
        </div>
      )}
    </div>
  )
}

/** Presets to start a phase from. */
export function PresetGrid({ onChoose }: { onChoose: (preset: PhasePreset) => void }) {
  return (
    <ul className="grid gap-2 text-left sm:grid-cols-2 lg:grid-cols-5">
      {PHASE_PRESETS.map((preset) => (
        <li key={preset.id}>
          <button
            type="button"
            onClick={() => onChoose(preset)}
            className="flex h-full w-full flex-col rounded-lg border border-line-strong bg-surface p-3.5 text-left shadow-card transition-colors hover:border-accent hover:bg-accent-soft"
          >
            <span className="block font-medium text-ink">{preset.name}</span>
            <span className="mt-0.5 block text-[0.8125rem] text-muted leading-5">
              {preset.description}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
