import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { byteLength } from '../byteLength.ts'
import { MAX_SYMBOL_LENGTH } from '../limits.ts'
import { deriveEditionsDeployment } from '../pda/derivedAddresses.ts'
import { receiversOf } from '../plans/deploy/collectDeployProblems.ts'
import type { DeployInput } from '../plans/deploy/deployInput.ts'
import { type DeployPlan, planDeploy } from '../plans/deploy/planDeploy.ts'
import { fetchPhaseTokens } from './fetchPhaseTokens.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** A collection to deploy, without facts about its receivers and price tokens, which are fetched. */
export type PrepareDeployInput = Omit<DeployInput, keyof KnownReceivers | 'priceTokens'>

/**
 * Plans a deployment with facts about treasury, fee recipients and price tokens from the chain. Check separately that the symbol is
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
  const { symbol, phases = [] } = input
  // A symbol that is too long has no address, and is refused by the plan.
  const isAddressable = byteLength(symbol) <= MAX_SYMBOL_LENGTH
  const deployment = isAddressable ? deriveEditionsDeployment(symbol) : undefined
  const [known, priceTokens] = await Promise.all([
    fetchReceivers(connection, receivers, options),
    deployment && fetchPhaseTokens(connection, { deployment, phases, receivers }, options),
  ])
  return planDeploy({ ...input, ...known, priceTokens })
}
