import { becomesPublic, PHASE_TYPES } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { useEffect, useEffectEvent, useMemo } from 'react'
import {
  type DraftField,
  differingFields,
  draftOf,
  type PhaseDraft,
} from '#entities/phase/lib/phaseDraft.ts'
import { phasesWithin } from '#entities/phase/lib/phaseLabel.ts'
import {
  type PhaseNames,
  withName,
  withoutPhase,
  withPhasesAt,
} from '#entities/phase/lib/phaseName.ts'
import {
  keepFirstNames,
  phaseNamesOf,
  setPhaseNames,
  usePhaseNames,
} from '#entities/phase/phaseNameStore.ts'
import type { FormKind } from '#shared/form/formKind.ts'
import { type FormState, type FormStorage, useForm } from '#shared/form/useForm.ts'
import { notify } from '#shared/ui/notify.ts'
import { type MergedDrafts, mergeDrafts, type PhaseConflict } from '../lib/mergeDrafts.ts'
import { cardsOf, newCard, type PhaseDraftCard } from '../lib/phaseDraftCard.ts'
import { phaseStorage } from './phaseDraftStore.ts'

/** The phase editor's state: drafts and actions. */
export type PhasesFormState = ReturnType<typeof usePhasesForm>

const PHASES: FormKind<readonly PhaseDraftCard[], PhaseConflict> = {
  isSame: (a, b) =>
    a.length === b.length && a.every((phase, index) => isSamePhase(phase, b[index])),
  rebase({ base, draft }, chain) {
    const { drafts, base: rebased, conflicts } = mergeDrafts({ base, drafts: draft, chain })
    return { base: rebased, draft: drafts, theirs: chain, conflicts }
  },
}

/**
 * Holds drafts for a collection's phases, merged with the chain while somebody edits them, and stored in the browser
 * until they are saved.
 *
 * @param key - the collection's storage key
 */
export function usePhasesForm(collection: CollectionInfo, key: string) {
  const { phases } = collection
  const chain = useMemo(() => cardsOf(phases.map(draftOf), phases.length), [phases])
  const form = useForm({ kind: PHASES, saved: chain, storage: cardStorage(key) })
  const names = usePhaseNames(collection)
  const { draft: drafts, base } = form
  useFollowedChain(form, { key, chain })
  const write = (index: number, change: Partial<PhaseDraft>) =>
    form.change(drafts.map((draft, at) => (at === index ? { ...draft, ...change } : draft)))
  return {
    drafts,
    base,
    /** Phases on chain. */
    chain,
    isDirty: form.isDirty,
    conflicts: form.conflicts,
    /** The phases' names, which are saved at once. */
    names,
    /** Names a phase; '' removes its name. */
    rename: (index: number, name: string) => setPhaseNames(key, withName(names, index, name)),
    /** Replaces all names. */
    renameAll: (all: PhaseNames) => setPhaseNames(key, all),
    append(draft: PhaseDraft) {
      keepFirstNames(key, drafts.length)
      form.change([...drafts, newCard(draft)])
    },
    remove(index: number) {
      setPhaseNames(key, withoutPhase(names, index))
      form.change(drafts.filter((_, at) => at !== index))
    },
    /** Sets one field in one phase, and the fields that depend on it. */
    change<Field extends DraftField>(index: number, field: Field, value: PhaseDraft[Field]) {
      const draft = drafts[index]
      if (draft) write(index, fieldChange([field, value], { draft, onChain: chain[index] }))
    },
    /** Discards everything that is not on chain, but keeps the names of phases that are. */
    discard() {
      keepFirstNames(key, chain.length)
      form.discard()
    },
    /** Resolves a conflict with the value on chain. */
    takeTheirs: ({ phaseIndex, field, chain: theirs }: PhaseConflict) =>
      write(phaseIndex, { [field]: theirs[field] }),
    /** Resolves a conflict with the draft's value. */
    keepOwn({ phaseIndex, field, chain: theirs }: PhaseConflict) {
      const ended = base.map((phase, index) =>
        index === phaseIndex ? { ...phase, [field]: theirs[field] } : phase,
      )
      form.resume({ base: ended, draft: drafts })
    },
  }
}

/** Rebases drafts on the chain's current phases, and reports changes made there during editing. */
function useFollowedChain(
  { work, resume }: Pick<FormState<readonly PhaseDraftCard[], PhaseConflict>, 'work' | 'resume'>,
  { key, chain }: { key: string; chain: readonly PhaseDraftCard[] },
): void {
  const follow = useEffectEvent((now: readonly PhaseDraftCard[]) => {
    if (!work || PHASES.isSame(work.base, now)) return
    const merged = mergeDrafts({ base: work.base, drafts: work.draft, chain: now })
    const { at, count } = merged.inserted
    if (count > 0) setPhaseNames(key, withPhasesAt(phaseNamesOf(key), at, count))
    const isNews = merged.inserted.count > 0 || merged.taken.length > 0
    if (isNews && !PHASES.isSame(work.base, work.draft)) notifyMerged(merged, phaseNamesOf(key))
    resume({ base: merged.base, draft: merged.drafts })
  })
  useEffect(() => follow(chain), [chain])
}

/** Cards as stored in the browser. */
function cardStorage(key: string): FormStorage<readonly PhaseDraftCard[]> {
  const { get, ...storage } = phaseStorage(key)
  return {
    ...storage,
    get() {
      const work = get()
      if (!work) return undefined
      const onChain = work.base.length
      return { base: cardsOf(work.base, onChain), draft: cardsOf(work.draft, onChain) }
    },
  }
}

function isSamePhase(a: PhaseDraft, b: PhaseDraft | undefined): boolean {
  return b !== undefined && differingFields(a, b).length === 0
}

function notifyMerged(
  { taken, inserted }: Pick<MergedDrafts<PhaseDraft>, 'taken' | 'inserted'>,
  names: PhaseNames,
): void {
  const added = Array.from({ length: inserted.count }, (_, index) => inserted.at + index)
  notify({
    id: 'phases-on-chain',
    kind: 'calm',
    title: 'Phases were changed on chain meanwhile',
    description: `See ${phasesWithin([...taken, ...added], names)}. Your changes are kept.`,
  })
}

/**
 * Returns the draft change that sets one field. An amount means another sum in the next currency, so a public phase's
 * price is entered again. In a phase with a list nobody sees or pays the stored price, so one
 * that becomes public gets its price on chain as a public phase, and otherwise none, which has to be entered.
 *
 * @param onChain The phase on chain; undefined = it is new.
 */
export function fieldChange<Field extends DraftField>(
  [field, value]: readonly [field: Field, value: PhaseDraft[Field]],
  { draft, onChain }: { readonly draft: PhaseDraft; readonly onChain: PhaseDraft | undefined },
): Partial<PhaseDraft> {
  const change: Partial<PhaseDraft> = { [field]: value }
  if (
    field === 'priceToken' &&
    value !== draft.priceToken &&
    !PHASE_TYPES[draft.phaseType].isListed
  ) {
    return { ...change, priceAmount: null }
  }
  if (!becomesPublic(draft.phaseType, change.phaseType ?? draft.phaseType)) return change
  const isPriced =
    onChain && !PHASE_TYPES[onChain.phaseType].isListed && onChain.priceToken === draft.priceToken
  return { ...change, priceAmount: isPriced ? onChain.priceAmount : null }
}
