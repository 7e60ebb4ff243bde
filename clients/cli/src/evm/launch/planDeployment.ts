import { CoreError } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { fetchHasCode } from '@mintline/evm'
import { type EvmSentStep, planDeployment as planDeploymentOf } from '@mintline/evm/drop'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { sendSteps, type Told } from '../../plans/carryOut.ts'
import { planOf } from '../../plans/planSections.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { deploymentTermsOf } from '../config/termsOf.ts'
import { type EvmPlan, evmPlanOf } from '../sending/evmPlan.ts'
import type { EvmSession } from '../sending/evmSession.ts'

/** A plan for a config's contract. */
export interface DeploymentWork {
  /** The drop; undefined = not deployed yet. */
  readonly contract: EvmAddress | undefined
  /** Without transactions if it is deployed. */
  readonly plan: EvmPlan
}

/**
 * Plans the deployment for a config's drop, with the contract behind it if the chain lacks it.
 *
 * @throws NO_CONTRACT_DATA if an address in the config has no contract
 */
export async function planDeployment(
  session: EvmSession,
  loaded: LoadedConfig<EvmConfig>,
): Promise<DeploymentWork> {
  const { config } = loaded
  const title = `Deploy ${config.symbol}`
  const contract = await deployedContract(session, config)
  if (contract !== undefined) return { contract, plan: planOf(title, [], []) }
  const { implementation } = session.created.read()
  const input = { terms: deploymentTermsOf(config, implementation), wallet: session.address }
  const { chain, context } = session
  const planned = await planDeploymentOf(chain.connection, input, { signal: context.signal })
  return { contract, plan: evmPlanOf(title, planned, loaded) }
}

/**
 * Sends what `planDeployment` plans, and returns the drop's address. Plans anew after each transaction, since a
 * contract's address may only be known once it is deployed.
 */
export async function sendDeployment(
  session: EvmSession,
  loaded: LoadedConfig<EvmConfig>,
): Promise<{ readonly contract: EvmAddress; readonly transactions: readonly Told<EvmSentStep>[] }> {
  const sent: Told<EvmSentStep>[] = []
  for (;;) {
    const { contract, plan } = await planDeployment(session, loaded)
    if (contract !== undefined) return { contract, transactions: sent }
    sent.push(...(await sendSteps(session, plan.transactions.slice(0, 1))))
  }
}

/** Returns a config's drop on chain; undefined = not deployed yet. Throws as `planDeployment` does. */
export async function deployedContract(
  session: EvmSession,
  { extras }: EvmConfig,
): Promise<EvmAddress | undefined> {
  if (extras.contract !== undefined) {
    const contract = evmAddress(extras.contract)
    if (await hasCode(session, contract)) return contract
    throw new CoreError('NO_CONTRACT_DATA', { contract })
  }
  const { drop } = session.created.read()
  return drop !== undefined && (await hasCode(session, drop)) ? drop : undefined
}

function hasCode({ chain, context }: EvmSession, address: EvmAddress): Promise<boolean> {
  return fetchHasCode(chain.connection, address, { signal: context.signal })
}
