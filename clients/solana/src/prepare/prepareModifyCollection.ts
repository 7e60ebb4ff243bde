import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import {
  type ModifyCollectionPlanInput,
  planModifyCollection,
} from '../plans/collection/planModifyCollection.ts'
import { fetchReveal } from '../reads/fetchReveal.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchReceiverTokens } from './fetchPhaseTokens.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** A change to a collection, without facts about both treasuries, price tokens and its reveal, which are fetched. */
export type PrepareModifyCollectionInput = Omit<
  ModifyCollectionPlanInput,
  keyof KnownReceivers | 'committed' | 'priceTokens'
>

/**
 * Plans new names, limits, treasury or co-sign for a collection. If its phases are priced in tokens, the plan also
 * creates token accounts for a new treasury.
 *
 * @throws What `planModifyCollection` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareModifyCollection(
  connection: Connection,
  input: PrepareModifyCollectionInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { info, changes } = input
  const { treasury, itemBaseUri = info.itemBaseUri } = changes
  // The old treasury may still be owed something.
  const receivers = treasury === undefined ? [] : [treasury, info.treasury]
  const isUriChanged = itemBaseUri !== info.itemBaseUri
  return planModifyCollection({
    ...input,
    committed: isUriChanged ? await fetchReveal(connection, info.editions, options) : undefined,
    priceTokens: await fetchReceiverTokens(
      connection,
      { info, receivers: treasury === undefined ? [] : [treasury] },
      options,
    ),
    ...(await fetchReceivers(connection, receivers, options)),
  })
}
