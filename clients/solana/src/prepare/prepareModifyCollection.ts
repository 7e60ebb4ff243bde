import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import {
  type ModifyCollectionPlanInput,
  planModifyCollection,
} from '../plans/collection/planModifyCollection.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** A change to a collection, without facts about both treasuries, which are fetched. */
export type PrepareModifyCollectionInput = Omit<ModifyCollectionPlanInput, keyof KnownReceivers>

/**
 * Plans new names, limits, treasury or co-sign for a collection.
 *
 * @throws What `planModifyCollection` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareModifyCollection(
  connection: Connection,
  input: PrepareModifyCollectionInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { treasury } = input.changes
  // The old treasury may still be owed something.
  const receivers = treasury === undefined ? [] : [treasury, input.info.treasury]
  return planModifyCollection({
    ...input,
    ...(await fetchReceivers(connection, receivers, options)),
  })
}
