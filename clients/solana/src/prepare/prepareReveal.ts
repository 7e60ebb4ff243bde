import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { type CommitRevealPlanInput, planCommitReveal } from '../plans/reveal/planCommitReveal.ts'
import { planReveal, type RevealPlanInput } from '../plans/reveal/planReveal.ts'
import { fetchReveal } from '../reads/fetchReveal.ts'
import type { Plan } from '../transaction/plan.ts'

/** Files to commit to, without what the collection is committed to already, which is fetched. */
export type PrepareCommitRevealInput = Omit<CommitRevealPlanInput, 'committed'>

/** Files to reveal, without what the collection is committed to, which is fetched. */
export type PrepareRevealInput = Omit<RevealPlanInput, 'committed'>

/**
 * Plans a commitment to files that are revealed later. Keep the seed before you send it.
 *
 * @throws What `planCommitReveal` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareCommitReveal(
  connection: Connection,
  input: PrepareCommitRevealInput,
  options: AskOptions = {},
): Promise<Plan> {
  const committed = await fetchReveal(connection, input.info.editions, options)
  return planCommitReveal({ ...input, committed })
}

/**
 * Plans the reveal of a collection's files.
 *
 * @throws What `planReveal` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareReveal(
  connection: Connection,
  input: PrepareRevealInput,
  options: AskOptions = {},
): Promise<Plan> {
  const committed = await fetchReveal(connection, input.info.editions, options)
  return planReveal({ ...input, committed })
}
