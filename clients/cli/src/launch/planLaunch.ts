import {
  fetchChainTime,
  LAMPORTS_PER_SIGNATURE,
  type Plan,
  type PlannedTransaction,
  phaseTermsOf,
  planPhaseChanges,
} from '@mintline/solana'
import { deployInputOf } from '../config/deployInputOf.ts'
import { assertPhasesToCome } from '../config/endedPhases.ts'
import { planEntries } from '../lists/planEntries.ts'
import { collectionToBe } from './collectionToBe.ts'
import { desiredPhases } from './desiredPhases.ts'
import { type LaunchInput, missingEntries } from './launchState.ts'
import { planProofRoom } from './lookupTable.ts'
import { planCollection } from './planCollection.ts'

/** All that a launch would send, for people to look at before it begins. */
export interface LaunchPlan {
  readonly deployment: string
  readonly plan: Plan
  /** Lamports for rent and fees, without priority fees. */
  readonly cost: bigint
}

/** Works out all that is missing on chain: collection, phases, lookup table and entries. */
export async function planLaunch(input: LaunchInput): Promise<LaunchPlan> {
  const { session, loaded, lists, fundReceivers } = input
  const { collection } = loaded.config
  const now = await fetchChainTime(session.cluster.connection)
  const desired = desiredPhases(loaded.config, lists, session.cluster.currency)
  const phases = desired.map((phase) => phaseTermsOf(phase, now))
  const work = await planCollection(session, collection, { fundReceivers, phases })
  const { info, deployment } = work
  assertPhasesToCome(loaded, now, info?.phases.length ?? 0)
  const changes = info && (await planPhaseChanges({ info, wallet: session.address, desired, now }))
  const wanted = deployInputOf(collection, session.address, session.cluster.currency)
  const toBe = collectionToBe(wanted, info)
  const room = await planProofRoom(session, toBe, lists)
  const plans = [work.plan, ...(changes ? [changes] : []), room]
  const transactions = plans.flatMap((plan) => [...plan.transactions])
  for (const entries of await missingEntries(input, info)) {
    transactions.push(...(await planEntries(session, { ...entries, deployment })).transactions)
  }
  const warnings = plans.flatMap((plan) => [...plan.warnings])
  const plan = { title: `Launch ${collection.symbol}`, transactions, warnings }
  return { deployment, plan, cost: transactions.reduce((sum, one) => sum + costOf(one), 0n) }
}

function costOf({ rent, signers }: PlannedTransaction): bigint {
  return rent + LAMPORTS_PER_SIGNATURE * BigInt(1 + signers.length)
}
