import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import { useEffect, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { type RoleState, useRole } from '#entities/collection/model/useRole.ts'
import { type ErrorsByPath, errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import {
  type NamedAccount,
  useTransactions,
} from '#entities/transaction/model/transactionsContext.ts'
import type { Difference } from '#shared/form/draftOfParts.ts'
import { type FormState, useForm } from '#shared/form/useForm.ts'
import type { Section } from '../lib/section.ts'
import { useKeptSection } from './sectionStore.ts'
import { useTellUnsaved } from './unsavedSections.ts'

/** A section as it is edited. */
export interface SectionState<Draft> extends FormState<Draft, Difference> {
  /** From the chain to the draft; empty = nothing is edited. */
  differences: readonly Difference[]
  info: CollectionInfo
  role: RoleState
  /** By path; empty until it is tried to save for the first time. */
  errors: ErrorsByPath
  /** Counts the tries that something kept from going on, to take the focus there. */
  refusals: number
  /** Whether everything is right; from now on what is not is shown beside its input. */
  check: () => boolean
  /** Has it reviewed and sent; the inputs stay as they are unless all is confirmed. */
  save: (options: SaveOptions) => Promise<void>
}

/** What the review of a change shows. */
export interface SaveOptions {
  /** Verb on the button that sends. */
  confirmLabel: string
  /** Whose balances to show beside that of the wallet. */
  accounts?: readonly NamedAccount[]
}

/**
 * Edits and saves a section of the collection that is open.
 *
 * @param id - tells its inputs from those of other sections
 */
export function useSection<Draft>(id: string, section: Section<Draft>): SectionState<Draft> {
  const info = useOpenCollection()
  const { connection } = useCluster()
  const { invalidate } = useClusterQueries()
  const { review } = useTransactions()
  const role = useRole(section.role, info)
  const saved = section.draftOf(info)
  const form = useForm({ kind: section.kind, saved, kept: useKeptSection(id, section) })
  const { draft, isDirty, change, discard, against } = form
  const [refusals, setRefusals] = useState(0)
  const [isSaved, setIsSaved] = useState(false)
  // Also while another account is connected: it is there again with that of the role.
  useTellUnsaved(id, isDirty)

  // Only once the page knows what the chain holds now, and has nothing that was entered since.
  useEffect(() => {
    if (!isSaved || isDirty) return
    setIsSaved(false)
    discard()
  })

  const planOn = async (wallet: string) => {
    const fresh = await fetchCollectionInfo(connection, info.editions)
    const before = section.draftOf(fresh)
    const { draft: after, conflicts } = against(before)
    if (conflicts.length > 0) {
      // The form shows what has changed, once the page knows of it.
      void invalidate()
      throw new Error(changedMeanwhile(conflicts.map(({ label }) => label)))
    }
    return section.plan({ connection, info: fresh, wallet, before, after })
  }
  return {
    ...form,
    differences: section.kind.differences(saved, draft),
    info,
    role,
    refusals,
    errors: refusals === 0 ? {} : errorsByPath(section.problems(info, draft)),
    check() {
      const isRight = section.problems(info, draft).length === 0
      setRefusals((count) => (isRight ? 0 : count + 1))
      return isRight
    },
    change(next) {
      setIsSaved(false)
      change(next)
    },
    discard() {
      setRefusals(0)
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
