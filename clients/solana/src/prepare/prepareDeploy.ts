import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { receiversOf } from '../plans/deploy/collectDeployProblems.ts'
import type { DeployInput } from '../plans/deploy/deployInput.ts'
import { type DeployPlan, planDeploy } from '../plans/deploy/planDeploy.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** A collection to deploy, without facts about its receivers, which are fetched. */
export type PrepareDeployInput = Omit<DeployInput, keyof KnownReceivers>

/**
 * Plans a deployment with facts about treasury and fee recipients from the chain. Check separately that the symbol is
 * free.
 *
 * @throws INPUT_INVALID with all problems
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareDeploy(
  connection: Connection,
  input: PrepareDeployInput,
  options: AskOptions = {},
): Promise<DeployPlan> {
  const receivers = receiversOf(input).map(({ address }) => address)
  return planDeploy({ ...input, ...(await fetchReceivers(connection, receivers, options)) })
}
