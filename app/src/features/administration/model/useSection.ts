import { type CollectionInfo, fetchCollectionInfo, fetchRent } from '@mintline/solana'
import { useEffect, useState } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { type RoleState, useRole } from '#entities/collection/model/useRole.ts'
import { NO_NAMES } from '#entities/phase/lib/phaseName.ts'
import { planChanges } from '#entities/plan/planChanges.ts'
import { type ErrorsByPath, errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { realMoneyProblems } from '#entities/terms/lib/realMoneyProblems.ts'
import {
  type NamedAccount,
  useTransactions,
} from '#entities/transaction/model/transactionsContext.ts'
import type { Difference } from '#shared/form/draftOfParts.ts'
import { type FormState, useForm } from '#shared/form/useForm.ts'
import { type FormVisitState, useFormVisit } from '#shared/form/useFormVisit.ts'
import type { Section } from '../lib/section.ts'
import { useReportUnsaved, useStoredSection } from './sectionStore.ts'

/** State of a section being edited. */
export interface SectionState<Draft> extends FormState<Draft, Difference> {
  /** From the chain to the draft; empty = unchanged. */
  differences: readonly Difference[]
  info: CollectionInfo
  role: RoleState
  /** Errors to show, by path. */
  errors: ErrorsByPath
  /** Handler for the form's `onBlur`: errors show once their field was left. */
  onBlur: FormVisitState['onBlur']
  /** Number of refused attempts to save, for moving the focus. */
  refusals: number
  /** Validates the draft before it is saved, and shows all errors; true = valid. */
  check: () => boolean
  /** Reviews and sends the changes; input is kept unless everything is confirmed. */
  save: (options: SaveOptions) => Promise<void>
}

/** Options for the review. */
export interface SaveOptions {
  /** Verb on the button that sends. */
  confirmLabel: string
  /** Accounts whose balances are shown besides the wallet's. */
  accounts?: readonly NamedAccount[]
}

/**
 * Edits and saves a section in the open collection.
 *
 * @param id - distinguishes its inputs from other sections'
 */
export function useSection<Draft>(id: string, section: Section<Draft>): SectionState<Draft> {
  const info = useOpenCollection()
  const { openConnection, identity } = useCluster()
  const { invalidate } = useClusterQueries()
  const { review } = useTransactions()
  const role = useRole(section.role, info)
  const saved = section.draftOf(info)
  const form = useForm({ kind: section.kind, saved, storage: useStoredSection(id, section) })
  const { draft, isDirty, change, discard, against } = form
  const visit = useFormVisit()
  const [refusals, setRefusals] = useState(0)
  const [isSaved, setIsSaved] = useState(false)
  // Also while another account is connected: the draft reappears with the right one.
  useReportUnsaved(id, isDirty)

  // Only once the page knows the current values on chain and nothing was entered since.
  useEffect(() => {
    if (!isSaved || isDirty) return
    setIsSaved(false)
    discard()
  })

  const problems = () => [
    ...section.problems(info, draft),
    ...(identity.isRealMoney ? realMoneyProblems(section.written(info, draft)) : []),
  ]
  const planOn = async (wallet: string) => {
    const connection = await openConnection()
    const fresh = await fetchCollectionInfo(connection, info.editions)
    const before = section.draftOf(fresh)
    const { draft: after, conflicts } = against(before)
    if (conflicts.length > 0) {
      // The form shows the changed values once the page has refetched them.
      void invalidate()
      throw new Error(changedMeanwhile(conflicts.map(({ label }) => label)))
    }
    const rentOf = await fetchRent(connection)
    const plan = await section.plan({ connection, info: fresh, wallet, rentOf, before, after })
    const words = { currency: identity.currency, names: NO_NAMES }
    return { plan, changes: planChanges(plan, words) }
  }
  return {
    ...form,
    differences: section.kind.differences(saved, draft),
    info,
    role,
    refusals,
    errors: isDirty ? errorsByPath(visit.shown(problems())) : {},
    onBlur: visit.onBlur,
    check() {
      const isRight = problems().length === 0
      setRefusals((count) => (isRight ? 0 : count + 1))
      if (isRight) visit.reset()
      else visit.submitTried()
      return isRight
    },
    change(next) {
      setIsSaved(false)
      change(next)
    },
    discard() {
      setRefusals(0)
      visit.reset()
      discard()
    },
    async save({ confirmLabel, accounts = [] }) {
      const request = { title: section.title(info), plan: planOn, confirmLabel, accounts }
      const { status } = await review(request)
      setIsSaved(status === 'confirmed')
    },
  }
}

function changedMeanwhile(labels: readonly string[]): string {
  return `Changed on chain meanwhile: ${labels.join(', ')}. Close this and compare: the form shows both.`
}
