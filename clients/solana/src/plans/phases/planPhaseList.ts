import { CoreError, type InputProblem } from '@mintline/core/errors'
import { isProofsAddress } from '@mintline/core/metadata'
import { isListKey, listKeyOf } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import { planModifyMetadata } from '../collection/planModifyMetadata.ts'
import type { PlanFor } from '../collection/requireRole.ts'
import { checkMetadataAddress } from '../problems/metadataAddress.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { planModifyPhases } from './planModifyPhases.ts'

/** A list in files, which are stored before the plan is sent. */
export interface HostedList {
  /** 32 bytes. */
  readonly root: Uint8Array
  /** Folder with a document for each wallet: ipfs:, https:, or http: on this machine; at most 200 bytes. */
  readonly address: string
}

export interface PhaseListPlanInput extends PlanFor {
  readonly phaseIndex: number
  /** Undefined = the list is kept in entries on chain, which are written separately. */
  readonly list: HostedList | undefined
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects the problems with the address of a hosted list, at `list.address`. */
export function collectListAddressProblems(address: string): readonly InputProblem[] {
  return collectProblems((problems) => {
    const path = 'list.address'
    if (isProofsAddress(address)) return checkMetadataAddress(problems, path, address)
    const reason = 'a list is read from a folder at an https or ipfs address'
    problems.add(path, new CoreError('METADATA_ADDRESS_INVALID', { uri: address, reason }))
  })
}

/**
 * Plans another list for an allowlist phase, and where it is kept. A hosted list's root and address take effect in the
 * same transaction, which also forgets the addresses of lists that no phase uses any longer.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems
 */
export function planPhaseList(input: PhaseListPlanInput): Plan {
  const { info, wallet, phaseIndex, list, rentOf } = input
  if (list) assertNoProblems(collectListAddressProblems(list.address))
  const of = { info, wallet, rentOf }
  const phaseType = list ? 'merkleTree' : 'allowList'
  const change = { phaseIndex, phaseType, ...(list && { merkleRoot: list.root }) } as const
  const phases = planModifyPhases({ ...of, changes: [change] })
  const add = list ? [{ field: listKeyOf(list.root), value: list.address }] : []
  const whole = joined(phases, planModifyMetadata({ ...of, add, remove: unusedKeys(input) }))
  if (whole) return whole
  // The list's address first, so that it is known once the root counts. Unused ones go with the next list.
  const named = planModifyMetadata({ ...of, add })
  return {
    ...phases,
    transactions: [...named.transactions, ...phases.transactions],
    changes: [...(phases.changes ?? []), ...(named.changes ?? [])],
  }
}

/** Returns the address keys for lists that no phase has once the list has changed. */
function unusedKeys({ info, phaseIndex, list }: PhaseListPlanInput): string[] {
  const roots = info.phases.map((phase) =>
    phase.phaseIndex === phaseIndex ? list?.root : phase.merkleRoot,
  )
  const used = new Set(roots.flatMap((root) => (root ? [listKeyOf(root)] : [])))
  return fieldKeys(info).filter((key) => isListKey(key) && !used.has(key))
}

function fieldKeys({ metadata }: CollectionInfo): string[] {
  return metadata.extraMetadata.map(({ field }) => field)
}

/** Joins two plans in one transaction; undefined = it would be too large. */
function joined(first: Plan, second: Plan): Plan | undefined {
  const all = [...first.transactions, ...second.transactions]
  const [transaction] = all
  if (!transaction) return first
  const instructions = all.flatMap((planned) => planned.instructions)
  if (!fitsTransaction({ instructions, payer: transaction.payer })) return undefined
  const rent = all.reduce((sum, planned) => sum + planned.rent, 0n)
  return {
    ...first,
    transactions: [{ ...transaction, instructions, rent }],
    changes: [...(first.changes ?? []), ...(second.changes ?? [])],
  }
}
