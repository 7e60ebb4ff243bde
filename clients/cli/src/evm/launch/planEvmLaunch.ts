import type { EvmAddress } from '@mintline/core/identifiers'
import { type EvmPresent, evmDropChain } from '@mintline/evm/drop'
import { assertAccepted } from '../../plans/changeTerms.ts'
import { termsOf } from '../config/termsOf.ts'
import { type EvmPlan, evmPlanOf } from '../sending/evmPlan.ts'
import type { EvmSession } from '../sending/evmSession.ts'
import { type ComparedDrop, planPresent } from './comparedDrop.ts'
import { deployedContract } from './planDeployment.ts'
import type { TriedDrop } from './tryFirstMints.ts'

/** Everything that a launch reads before it sends anything. */
export interface EvmLaunchInput extends ComparedDrop {
  readonly session: EvmSession
}

/** Everything that a launch would send. */
export interface EvmLaunchPlan {
  /** The drop; undefined = not deployed yet. */
  readonly contract: EvmAddress | undefined
  /** Deployment, settings and phases. */
  readonly plan: EvmPlan
  /** First mints to simulate before the plan runs. */
  readonly tried: TriedDrop
}

/** Plans all missing parts: the contract, its settings and its phases. */
export async function planEvmLaunch(input: EvmLaunchInput): Promise<EvmLaunchPlan> {
  const { session, loaded, tokens } = input
  const { config } = loaded
  const { address: sender, context, chain } = session
  const title = `Launch ${config.symbol}`
  const contract = await deployedContract(session, config)
  if (contract !== undefined) {
    const { plan, present } = await planRest(input, contract)
    const tried = { present, transactions: plan.transactions, sender }
    return { contract, plan: { ...plan, title }, tried }
  }
  const terms = termsOf(
    { config, tokens, present: undefined },
    session.created.read().implementation,
  )
  const planned = { terms, present: undefined, wallet: sender }
  const { signal } = context
  const plan = await evmDropChain(chain.connection).plan(planned, { signal })
  assertAccepted(plan.refused)
  const tried = { present: undefined, transactions: plan.steps, sender }
  return { contract, plan: evmPlanOf(title, plan, loaded), tried }
}

/** Plans a deployed drop's settings and phases. */
export async function planRest(
  input: EvmLaunchInput,
  contract: EvmAddress,
): Promise<{ readonly plan: EvmPlan; readonly present: EvmPresent }> {
  const { session, loaded } = input
  const { present, plan } = await planPresent(input, contract, session.address)
  const title = `Set up ${loaded.config.symbol}`
  assertAccepted(plan.refused)
  return { plan: evmPlanOf(title, plan, loaded), present }
}
