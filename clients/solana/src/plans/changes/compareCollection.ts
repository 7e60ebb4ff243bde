import { isClientKey } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { CollectionFieldChange } from '../../transaction/planChange.ts'
import type { DeployInput } from '../deploy/deployInput.ts'
import { termsOfDeploy } from '../deploy/planDeploy.ts'
import { newLocks } from '../lockedParts.ts'
import { changedFeeCap } from '../problems/feeCap.ts'
import { collectionChanges, collectionTermsOf } from './collectionChanges.ts'

/** Compares a collection with what a deployment with other terms would give. */
export function compareCollection(
  info: CollectionInfo,
  wanted: DeployInput,
): readonly CollectionFieldChange[] {
  const current = collectionTermsOf(info)
  // Owner, primary admin, lookup table and addresses of lists do not belong to the terms, and locks are only added.
  const { creator, platformFeePrimaryAdmin } = current
  const extraMeta = current.extraMeta.filter(({ field }) => !isClientKey(field))
  const locks = { ...info.locks, ...newLocks(info.locks, wanted.locks ?? {}) }
  // A cap that is not given is the fee at launch, which the chain knows.
  const platformFeeCap = changedFeeCap(current.platformFeeCap, wanted.platformFeeCap)
  const terms = {
    ...termsOfDeploy(wanted),
    platformFeeCap,
    creator,
    platformFeePrimaryAdmin,
    locks,
  }
  return collectionChanges({ ...current, extraMeta }, terms)
}
