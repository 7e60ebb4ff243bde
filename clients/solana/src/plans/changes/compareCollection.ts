import { LOOKUP_TABLE_KEY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { CollectionFieldChange } from '../../transaction/planChange.ts'
import type { DeployInput } from '../deploy/deployInput.ts'
import { termsOfDeploy } from '../deploy/planDeploy.ts'
import { collectionChanges, collectionTermsOf } from './collectionChanges.ts'

/** Changes that make a collection what a deployment with other terms would make. */
export function compareCollection(
  info: CollectionInfo,
  wanted: DeployInput,
): readonly CollectionFieldChange[] {
  const current = collectionTermsOf(info)
  // Who owns it and who is the primary admin is not for the terms to say, nor the lookup table.
  const { creator, platformFeePrimaryAdmin } = current
  const extraMeta = current.extraMeta.filter(({ field }) => field !== LOOKUP_TABLE_KEY)
  const terms = { ...termsOfDeploy(wanted), creator, platformFeePrimaryAdmin }
  return collectionChanges({ ...current, extraMeta }, terms)
}
