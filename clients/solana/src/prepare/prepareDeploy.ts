import type { AskOptions } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { receiversOf } from '../plans/deploy/collectDeployProblems.ts'
import type { DeployInput } from '../plans/deploy/deployInput.ts'
import { type DeployPlan, planDeploy } from '../plans/deploy/planDeploy.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** A collection to deploy; what the chain knows of its receivers is read. */
export type PrepareDeployInput = Omit<DeployInput, keyof KnownReceivers>

/**
 * Plans a deployment with what the chain knows of treasury and fee recipients. That the symbol is free has
 * to be read beside it.
 *
 * @throws INPUT_INVALID with all that is wrong
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function prepareDeploy(
  connection: Connection,
  input: PrepareDeployInput,
  options: AskOptions = {},
): Promise<DeployPlan> {
  return planDeploy({ ...input, ...(await fetchDeployReceivers(connection, input, options)) })
}

/** Facts about all whom mints of a collection will pay. */
export function fetchDeployReceivers(
  connection: Connection,
  input: PrepareDeployInput,
  options: AskOptions,
): Promise<KnownReceivers> {
  const receivers = receiversOf(input).map(({ address }) => address)
  return fetchReceivers(connection, receivers, options)
}
