import { phaseNumber } from '@mintline/core'
import {
  type AllowlistDiff,
  type AmountToken,
  type CollectionInfo,
  type CollectionTerms,
  collectionTermsOf,
  type DesiredPhase,
  diffAllowlist,
  fetchAllowlist,
  fetchChainTime,
  fetchRent,
  type ListCosts,
  type ListTotals,
  mintNetwork,
  type Plan,
  type PlanWarning,
  phaseChanges,
  phaseTermsOf,
  planLock,
  planUpsertAllowlist,
  preparePhaseChanges,
  type RentFormula,
  upsertCosts,
} from '@mintline/solana'
import { currenciesOf, dropPhaseOf } from '@mintline/solana/drop'
import type { PriceTokens } from '../amounts/priceTokens.ts'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { deployInputOf } from '../config/deployInputOf.ts'
import { assertPhasesToCome } from '../config/endedPhases.ts'
import { phaseConfigOf } from '../config/phaseConfigOf.ts'
import { planCost } from '../sending/planCost.ts'
import { collectionToBe } from './collectionToBe.ts'
import { desiredPhases } from './desiredPhases.ts'
import type { LaunchInput } from './launchInput.ts'
import { planProofRoom } from './lookupTable.ts'
import { phasesBeside, phasesToBe, phasesWanted } from './phasesToBe.ts'
import { type CollectionWork, planCollection } from './planCollection.ts'

/** A list in a launch: its root, or its entries. */
export interface LaunchList {
  readonly phaseIndex: number
  readonly totals: ListTotals
  /** The phase's price token; undefined = prices are in the network's coin. */
  readonly token: AmountToken | undefined
  /** Comparison with the entries on chain; undefined for merkle lists. */
  readonly difference: AllowlistDiff | undefined
  /** Cost to write the entries; undefined for merkle lists. */
  readonly costs: ListCosts | undefined
}

/** Everything that a launch would send, to show before it starts. */
export interface LaunchPlan {
  readonly deployment: string
  /** The collection as it will be. */
  readonly toBe: CollectionInfo
  readonly plan: Plan
  /** Lamports for rent and fees, without priority fees. */
  readonly cost: bigint
  /** Terms with those who receive future payments. */
  readonly paid: CollectionTerms
  /** In phase order. */
  readonly lists: readonly LaunchList[]
}

/** Plans all missing parts: collection, phases, lookup table and entries. */
export async function planLaunch(input: LaunchInput): Promise<LaunchPlan> {
  const { session, loaded, lists, tokens } = input
  const { collection } = loaded.config
  const { connection, currency } = session.cluster
  const now = await fetchChainTime(connection)
  const rentOf = await fetchRent(connection)
  const desired = desiredPhases(loaded.config, lists, { currency, tokens })
  const phases = desired.map((phase) => phaseTermsOf(phase, now))
  const work = await planCollection(session, collection, { phases, locksLater: true })
  const { info, deployment } = work
  assertPhasesToCome(loaded, now, info?.phases.length ?? 0)
  const wanted = phasesWanted(desired, info)
  const ofPhases =
    info &&
    (await preparePhaseChanges(connection, {
      ...owned(input, info),
      rentOf,
      desired: wanted,
      now,
    }))
  const deployed = collectionToBe(deployInputOf(collection, session.address, currency), info)
  const toBe = { ...deployed, phases: phasesToBe(wanted, info, now) }
  const room = await planProofRoom(input, toBe)
  const plans = [work.plan, ...(ofPhases ? [ofPhases] : []), room]
  const transactions = plans.flatMap((plan) => [...plan.transactions])
  const planned = await planLists(input, { info, toBe, rentOf })
  for (const { writing } of planned) transactions.push(...(writing?.transactions ?? []))
  // Last, since it forbids some of the other changes.
  const locking = info && planLock({ ...owned(input, info), locks: collection.locks })
  if (locking) plans.push(locking)
  transactions.push(...(locking?.transactions ?? []))
  const warnings = [
    ...plans.flatMap((plan) => [...plan.warnings]),
    ...besideWarnings(desired, info, { cluster: session.cluster, tokens }),
  ]
  const plan: Plan = {
    title: `Launch ${collection.symbol}`,
    transactions,
    warnings,
    changes: ofPhases
      ? plans.flatMap(({ changes = [] }) => changes)
      : changesOfNew(work, wanted, { now, tokens }),
  }
  return {
    deployment,
    toBe,
    plan,
    cost: planCost(plan),
    paid: collectionTermsOf(toBe),
    lists: planned.map(({ list }) => list),
  }
}

function owned({ session }: LaunchInput, info: CollectionInfo) {
  return { info, wallet: session.address }
}

/** Returns a new collection's changes. Deployed phases are open; the next step closes inactive ones. */
function changesOfNew(
  { plan: { changes = [] } }: CollectionWork,
  wanted: readonly DesiredPhase[],
  { now, tokens }: { readonly now: bigint; readonly tokens: PriceTokens },
): Plan['changes'] {
  const byMint = new Map([...tokens.values()].map((token) => [token.mint as string, token]))
  const phases = wanted.flatMap((phase, index) => {
    const terms = { ...phaseTermsOf(phase, now), active: phase.active ?? true }
    return phaseChanges(index, undefined, terms, byMint)
  })
  return [...changes.filter(({ subject }) => subject === 'collection'), ...phases]
}

/** Plans each list's missing or changed entries. */
async function planLists(
  { session, lists }: LaunchInput,
  {
    info,
    toBe,
    rentOf,
  }: {
    readonly info: CollectionInfo | undefined
    readonly toBe: CollectionInfo
    readonly rentOf: RentFormula
  },
): Promise<{ readonly list: LaunchList; readonly writing?: Plan }[]> {
  const planned: { readonly list: LaunchList; readonly writing?: Plan }[] = []
  for (const [phaseIndex, { entries, totals, token }] of lists.entries()) {
    if (!totals) continue
    if (!entries) {
      planned.push({ list: { phaseIndex, totals, token, difference: undefined, costs: undefined } })
      continue
    }
    const { connection } = session.cluster
    const onChain = info?.phases[phaseIndex]
      ? await fetchAllowlist(connection, { deployment: info.editions, phaseIndex })
      : []
    const list = { info: toBe, wallet: session.address, rentOf, phaseIndex, entries, onChain }
    const writing = planUpsertAllowlist(list)
    const difference = diffAllowlist(entries, onChain)
    const { added, changed } = difference
    const costs = upsertCosts({ added: added.length, changed: changed.length, rentOf })
    planned.push({ list: { phaseIndex, totals, token, difference, costs }, writing })
  }
  return planned
}

function besideWarnings(
  desired: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
  { cluster, tokens }: { readonly cluster: Cluster; readonly tokens: PriceTokens },
): PlanWarning[] {
  const network = mintNetwork(cluster.genesisHash)
  const currencies = currenciesOf(network, [...tokens.values()])
  return phasesBeside(desired, info).map((onChain) => {
    const { phaseIndex } = onChain
    const phase = dropPhaseOf(onChain, { network, currencies })
    const settings = JSON.stringify(phaseConfigOf(phase, phaseIndex, currencies))
    return {
      code: 'PHASE_NOT_IN_CONFIG',
      message: `Phase ${phaseNumber(phaseIndex)} is on chain but not in the config, and stays unchanged. Add it at the end of "phases": ${settings}`,
    }
  })
}
