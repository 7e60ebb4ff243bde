import { LOOKUP_TABLE_KEY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { CollectionFieldChange } from '../../transaction/planChange.ts'
import type { DeployInput } from '../deploy/deployInput.ts'
import { termsOfDeploy } from '../deploy/planDeploy.ts'
import { collectionChanges, collectionTermsOf } from './collectionChanges.ts'

/** Changes from a collection to the result of a deployment with other terms. */
export function compareCollection(
  info: CollectionInfo,
  wanted: DeployInput,
): readonly CollectionFieldChange[] {
  const current = collectionTermsOf(info)
  // Owner, primary admin and lookup table are not part of the terms.
  const { creator, platformFeePrimaryAdmin } = current
  const extraMeta = current.extraMeta.filter(({ field }) => field !== LOOKUP_TABLE_KEY)
  const terms = { ...termsOfDeploy(wanted), creator, platformFeePrimaryAdmin }
  return collectionChanges({ ...current, extraMeta }, terms)
}
