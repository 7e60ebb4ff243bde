import type { CollectionInfo } from '@mintline/solana'
import { useEffect, useMemo, useState } from 'react'
import { type UseFormSetValue, useFieldArray, useForm, useWatch } from 'react-hook-form'
import {
  DRAFT_FIELDS,
  differingFields,
  draftOf,
  type PhaseDraft,
} from '#entities/phase/lib/phaseDraft.ts'
import { notify } from '#shared/ui/notify.ts'
import { type MergedDrafts, mergeDrafts, type PhaseConflict } from '../lib/mergeDrafts.ts'
import { keptDrafts } from './phaseDraftStore.ts'
import { useKeptDrafts } from './useKeptDrafts.ts'

/** All phases of a collection while they are being written. */
export interface PhasesForm {
  phases: PhaseDraft[]
}

/** Drafts of a collection's phases, and what can be done with them. */
export type PhasesFormState = ReturnType<typeof usePhasesForm>

/**
 * Drafts of a collection's phases, brought to what the chain is while somebody writes, and kept in
 * the browser until they are saved.
 *
 * @param key - of the collection in the store of drafts
 */
export function usePhasesForm({ phases }: CollectionInfo, key: string) {
  const chain = useMemo(() => phases.map(draftOf), [phases])
  const [kept] = useState(() => keptDrafts(key))
  const [base, setBase] = useState<readonly PhaseDraft[]>(kept?.base ?? chain)
  const { control, getValues, setValue, reset } = useForm<PhasesForm>({
    defaultValues: { phases: [...(kept?.drafts ?? chain)] },
  })
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'phases' })
  const drafts = useWatch({ control, name: 'phases' })
  const isDirty = isChanged(base, drafts)
  useEffect(() => {
    const before = getValues('phases')
    const merged = mergeDrafts({ base, drafts: before, chain })
    const { at, count } = merged.inserted
    if (count > 0) insert(at, merged.drafts.slice(at, at + count), { shouldFocus: false })
    writeDrafts(setValue, getValues('phases'), merged.drafts)
    if (isChanged(base, merged.base)) setBase(merged.base)
    if (isChanged(base, before) && (count > 0 || merged.taken.length > 0)) tellWhatChanged(merged)
  }, [base, chain, getValues, setValue, insert])
  useKeptDrafts({
    key,
    work: isDirty ? { base, drafts } : undefined,
    onOther: (other) => {
      setBase(other?.base ?? chain)
      reset({ phases: [...(other?.drafts ?? chain)] })
    },
  })
  return {
    control,
    fields,
    drafts,
    base,
    /** Phases as they are on chain. */
    chain,
    isDirty,
    conflicts: useMemo(() => mergeDrafts({ base, drafts, chain }).conflicts, [base, drafts, chain]),
    append,
    insert,
    remove,
    /** Forgets everything that is not on chain. */
    discard() {
      setBase(chain)
      reset({ phases: chain })
    },
    /** Ends a conflict for what is on chain. */
    takeTheirs({ phaseIndex, field, chain: theirs }: PhaseConflict) {
      setValue(`phases.${phaseIndex}.${field}`, theirs[field])
    },
    /** Ends a conflict for what is written here. */
    keepOwn({ phaseIndex, field, chain: theirs }: PhaseConflict) {
      setBase((phasesBefore) =>
        phasesBefore.map((phase, index) =>
          index === phaseIndex ? { ...phase, [field]: theirs[field] } : phase,
        ),
      )
    },
  }
}

function isChanged(before: readonly PhaseDraft[], after: readonly PhaseDraft[]): boolean {
  return (
    before.length !== after.length ||
    after.some((draft, index) => {
      const other = before[index]
      return other === undefined || differingFields(other, draft).length > 0
    })
  )
}

/** Field by field, so that what is open and has the focus stays. */
function writeDrafts(
  setValue: UseFormSetValue<PhasesForm>,
  before: readonly PhaseDraft[],
  after: readonly PhaseDraft[],
): void {
  for (const [index, draft] of after.entries()) {
    const written = before[index]
    for (const field of DRAFT_FIELDS) {
      if (written && written[field] !== draft[field]) {
        setValue(`phases.${index}.${field}`, draft[field])
      }
    }
  }
}

function tellWhatChanged({ taken, inserted }: Pick<MergedDrafts, 'taken' | 'inserted'>): void {
  const added = Array.from({ length: inserted.count }, (_, index) => inserted.at + index)
  notify({
    id: 'phases-on-chain',
    kind: 'calm',
    title: 'Phases were changed on chain meanwhile',
    description: `See phase ${[...taken, ...added].join(', ')}. What you have changed here stays.`,
  })
}
