import { phaseNumber } from '@mintline/core'
import { type PlanWarning, phaseConfigOf } from '@mintline/core/drop'
import {
  type AllowlistDiff,
  type AmountToken,
  type CollectionInfo,
  type CollectionTerms,
  collectionTermsOf,
  diffAllowlist,
  type EditionPhase,
  fetchAllowlist,
  fetchChainTime,
  fetchRent,
  type ListCosts,
  type ListTotals,
  mintNetwork,
  type Plan,
  planCost,
  planUpsertAllowlist,
  type RentFormula,
  upsertCosts,
} from '@mintline/solana'
import {
  currenciesOf,
  dropPhaseOf,
  SOLANA_CAPABILITIES,
  type SolanaDropStep,
  type SolanaDropTerms,
} from '@mintline/solana/drop'
import { assertPhasesToCome } from '../config/endedPhases.ts'
import type { LaunchInput } from './launchInput.ts'
import { planWithKeys } from './planWithKeys.ts'
import { termsOfConfig } from './termsOfConfig.ts'

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
  const { session, loaded } = input
  const { symbol, phases } = loaded.config
  const { connection } = session.cluster
  const { deployment, info, plan: missing } = await planWithKeys(session, launchTerms(input))
  const { toBe, native } = missing
  assertPhasesToCome(loaded, await fetchChainTime(connection), info?.phases.length ?? 0)
  const rentOf = await fetchRent(connection)
  const planned = await planLists(input, { info, toBe, rentOf })
  const ofLists = planned.flatMap(({ writing }) => writing?.transactions ?? [])
  const isLock = ({ part }: SolanaDropStep) => part === 'locks'
  const plan: Plan = {
    title: `Launch ${symbol}`,
    transactions: [
      ...missing.steps.filter((step) => !isLock(step)),
      ...ofLists,
      ...missing.steps.filter(isLock),
    ],
    warnings: [
      ...missing.warnings,
      ...besideWarnings(info?.phases.slice(phases.length) ?? [], input),
    ],
    changes: native.changes,
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

/** Returns the terms that a launch brings on chain. */
export function launchTerms({ session, loaded, lists, tokens }: LaunchInput): SolanaDropTerms {
  const { cluster, address: wallet } = session
  return termsOfConfig({ cluster, config: loaded.config, tokens, lists, wallet })
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

/** Warns of phases on chain that the config lacks. */
function besideWarnings(
  phases: readonly EditionPhase[],
  { session: { cluster }, tokens, loaded: { version } }: LaunchInput,
): PlanWarning[] {
  const network = mintNetwork(cluster.genesisHash)
  const currencies = currenciesOf(network, [...tokens.values()])
  return phases.map((onChain) => {
    const { phaseIndex } = onChain
    const phase = dropPhaseOf(onChain, { network, currencies })
    const facts = { capabilities: SOLANA_CAPABILITIES, currencies }
    const settings = JSON.stringify(phaseConfigOf(phase, phaseIndex, facts))
    const upgrade =
      version === 1 ? 'Upgrade the config with mintline config upgrade, then add' : 'Add'
    return {
      code: 'PHASE_NOT_IN_CONFIG',
      message: `Phase ${phaseNumber(phaseIndex)} is on chain but not in the config, and stays unchanged. ${upgrade} it at the end of "phases": ${settings}`,
    }
  })
}
