import type { InputProblem } from '@mintline/core/errors'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { MetadataField } from '../../instructions/types.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { collectionChanges, collectionTermsOf } from '../changes/collectionChanges.ts'
import { checkFieldCount, checkFields } from '../problems/metadataFields.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { changeContext } from './changeContext.ts'
import type { CollectionChange } from './collectionChange.ts'
import { packChanges } from './packChanges.ts'
import { type PlanFor, requireCreator } from './requireRole.ts'

export interface ModifyMetadataPlanInput extends PlanFor {
  /** Fields to set; existing fields are overwritten. */
  readonly add?: readonly MetadataField[] | undefined
  /** Field keys to remove before the others are set. */
  readonly remove?: readonly string[] | undefined
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects everything that the program would refuse, by paths from `add` and `remove`. */
export function collectMetadataProblems({
  info,
  add = [],
  remove = [],
}: Omit<ModifyMetadataPlanInput, 'wallet'>): readonly InputProblem[] {
  const existing = info.metadata.extraMetadata.map(({ field }) => field)
  return collectProblems((problems) => {
    checkFields(problems, 'add', add)
    const removed = new Set<string>()
    for (const [index, key] of remove.entries()) {
      const path = `remove.${index}`
      if (removed.has(key)) problems.add(path, new SolanaClientError('FIELD_KEY_REPEATED', { key }))
      else if (!existing.includes(key))
        problems.add(path, new SolanaClientError('FIELD_NOT_FOUND', { key }))
      removed.add(key)
    }
    const kept = existing.filter((key) => !removed.has(key))
    const after = new Set([...kept, ...add.map(({ field }) => field)])
    checkFieldCount(problems, 'add', after.size)
  })
}

/**
 * Sets and removes extra metadata fields, in as few transactions as possible. Unchanged fields are skipped.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems
 */
export function planModifyMetadata(input: ModifyMetadataPlanInput): Plan {
  const { info, add = [], remove = [] } = input
  requireCreator(input)
  assertNoProblems(collectMetadataProblems(input))
  const kept = info.metadata.extraMetadata.filter(({ field }) => !remove.includes(field))
  const isSet = ({ field, value }: MetadataField) =>
    kept.some((other) => other.field === field && other.value === value)
  const changes: CollectionChange[] = [
    ...remove.map((key) => ({ type: 'removeField', key }) as const),
    ...add.filter((field) => !isSet(field)).map((field) => ({ type: 'setField', field }) as const),
  ]
  return {
    title: `Change the metadata of ${info.symbol}`,
    transactions: packChanges(changeContext(input), changes),
    warnings: [],
    changes: collectionChanges(collectionTermsOf(info), { extraMeta: [...kept, ...add] }),
  }
}
