import { type CollectionInfo, MAX_PHASES } from '@mintline/solana'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { collectionKey } from '#entities/collection/lib/collectionKey.ts'
import { differingFields, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { useFormVisit } from '#shared/form/useFormVisit.ts'
import { collectPhaseDraftProblems } from '../../lib/collectPhaseDraftProblems.ts'
import { draftFromPreset, type PhasePreset } from '../../lib/presets.ts'
import { usePhasesForm } from '../../model/usePhasesForm.ts'
import { ExportPhases } from '../ExportPhases.tsx'
import { PhasesSection } from '../PhasesSection.tsx'
import { TimelineCard } from '../TimelineCard.tsx'
import { AddPhase } from './AddPhase.tsx'
import { Conflicts } from './Conflicts.tsx'
import { DraftCard } from './DraftCard.tsx'
import { focusFirstButton, focusFirstControl, focusFirstWrong } from './focus.ts'
import { ImportNames } from './ImportNames.tsx'
import type { MerkleListComponent } from './merkleListComponent.ts'
import { NoPhases } from './NoPhases.tsx'
import { SaveSection } from './SaveSection.tsx'
import { useOpenCards } from './useOpenCards.ts'

interface PhasesEditorProps {
  collection: CollectionInfo
  MerkleList: MerkleListComponent
}

/** Editor for a collection's phases; drafts are stored until they are saved together. */
export function PhasesEditor({ collection, MerkleList }: PhasesEditorProps) {
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
                    MerkleList={MerkleList}
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
