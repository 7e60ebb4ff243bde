import {
  fetchChainTime,
  fetchCollectionInfo,
  formatAmount,
  planPhaseChanges,
  type UpsertReport,
} from '@mintline/solana'
import type { DropConfig } from '../config/schema.ts'
import { upsertList } from '../lists/upsertList.ts'
import type { Steps } from '../output/steps.ts'
import { carryOut } from '../sending/carryOut.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import type { SentTransaction } from '../sending/sendAll.ts'
import type { Difference } from './compareCollection.ts'
import { desiredPhases } from './desiredPhases.ts'
import { findDifferences } from './findDifferences.ts'
import type { LaunchInput } from './launchState.ts'
import { planProofRoom } from './lookupTable.ts'
import { planCollection } from './planCollection.ts'
import type { LaunchPlan } from './planLaunch.ts'

/** What a launch did and what it found in the end. */
export interface LaunchReport {
  readonly deployment: string
  /** Of collection, phases and lookup table. */
  readonly transactions: readonly SentTransaction[]
  readonly lists: readonly (UpsertReport & { readonly phaseIndex: number })[]
  /** Whether Ctrl-C ended it before all lists were written. */
  readonly cancelled: boolean
  /** In what the chain still differs from config and lists. */
  readonly differences: readonly Difference[]
}

/** Sends what is missing, step by step; whatever is there already is left alone. */
export async function runLaunch(
  input: LaunchInput,
  { deployment, cost, plan }: LaunchPlan,
  steps: Steps,
): Promise<LaunchReport> {
  const { session, loaded, lists, fundReceivers } = input
  const { connection, currency } = session.cluster
  const { config } = loaded
  if (plan.transactions.length > 0) {
    await confirmSending(session, `${plan.title} for ${formatAmount(cost, currency)}`)
  }

  steps.begin('Deploy the collection')
  const collection = await planCollection(session, config.collection, { fundReceivers })
  const deployed = await sendStep(steps, collection.plan.transactions.length, () =>
    collection.carryOut(),
  )

  steps.begin('Set the phases')
  const phases = await planPhaseChanges({
    info: await fetchCollectionInfo(connection, deployment),
    wallet: session.address,
    desired: desiredPhases(config, lists, currency),
    now: await fetchChainTime(connection),
  })
  const set = await sendStep(steps, phases.transactions.length, () => carryOut(session, phases))

  const roomMade = hasMerkleList(config) ? await makeProofRoom(input, deployment, steps) : []

  const reports = await writeLists(input, deployment, steps)
  const cancelled = reports.some(({ status }) => status === 'cancelled')

  steps.begin('Compare the chain with the config')
  const info = await fetchCollectionInfo(connection, deployment)
  const differences = await findDifferences({ cluster: session.cluster, config, lists, info })
  return {
    deployment,
    transactions: [...deployed, ...set, ...roomMade],
    lists: reports,
    cancelled,
    differences,
  }
}

/** Whether mints may need room for the proofs of a list. */
export function hasMerkleList({ phases }: DropConfig): boolean {
  return phases.some(({ type, list }) => type === 'merkleTree' && list !== undefined)
}

async function makeProofRoom(
  { session, lists }: LaunchInput,
  deployment: string,
  steps: Steps,
): Promise<SentTransaction[]> {
  steps.begin('Make room for merkle proofs')
  const info = await fetchCollectionInfo(session.cluster.connection, deployment)
  const plan = await planProofRoom(session, info, lists)
  return sendStep(
    steps,
    plan.transactions.length,
    () => carryOut(session, plan),
    'mints hold the proofs',
  )
}

async function sendStep(
  steps: Steps,
  transactions: number,
  send: () => ReturnType<typeof carryOut>,
  otherwise = 'is there already',
): Promise<SentTransaction[]> {
  if (transactions === 0) {
    steps.say(otherwise)
    return []
  }
  const report = await send()
  return report.dryRun ? [] : report.transactions
}

async function writeLists(
  { session, loaded, lists, wait }: LaunchInput,
  deployment: string,
  steps: Steps,
): Promise<(UpsertReport & { phaseIndex: number })[]> {
  const reports: (UpsertReport & { phaseIndex: number })[] = []
  for (const [phaseIndex, { entries }] of lists.entries()) {
    if (!entries) continue
    steps.begin(`Write the list of ${loaded.config.phases[phaseIndex]?.name}`)
    const report = await upsertList(session, { deployment, phaseIndex, entries, wait })
    reports.push({ ...report, phaseIndex })
    if (report.status === 'cancelled') break
  }
  return reports
}
