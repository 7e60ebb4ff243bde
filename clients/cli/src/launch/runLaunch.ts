import { PHASE_TYPES } from '@mintline/core'
import {
  fetchChainTime,
  fetchCollectionInfo,
  fetchRent,
  formatAmount,
  lockedParts,
  type Plan,
  planLock,
  preparePhaseChanges,
  type UpsertReport,
} from '@mintline/solana'
import type { DropConfig } from '../config/schema.ts'
import { upsertList } from '../lists/upsertList.ts'
import type { Steps } from '../output/steps.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { type SentTransaction, sendAll } from '../sending/sendAll.ts'
import { desiredPhases } from './desiredPhases.ts'
import type { Difference } from './difference.ts'
import { findDifferences } from './findDifferences.ts'
import type { FirstMintReport } from './firstMints.ts'
import type { LaunchInput } from './launchInput.ts'
import { planProofRoom } from './lookupTable.ts'
import { phasesWanted } from './phasesToBe.ts'
import { planCollection } from './planCollection.ts'
import type { LaunchPlan } from './planLaunch.ts'
import { tryFirstMints } from './tryFirstMints.ts'

/** A launch's result. */
export interface LaunchReport {
  readonly deployment: string
  /** For collection, phases and lookup table. */
  readonly transactions: readonly SentTransaction[]
  readonly lists: readonly (UpsertReport & { readonly phaseIndex: number })[]
  /** In phase order, for open and coming phases. */
  readonly firstMints: readonly FirstMintReport[]
  /** True if Ctrl-C ended it before all lists were written. */
  readonly cancelled: boolean
  /** Remaining differences between the chain and the files. */
  readonly differences: readonly Difference[]
}

/** Sends the missing parts step by step; existing parts stay unchanged. */
export async function runLaunch(
  input: LaunchInput,
  { deployment, cost, plan }: LaunchPlan,
  steps: Steps,
): Promise<LaunchReport> {
  const { session, loaded, lists, tokens } = input
  const { connection, currency } = session.cluster
  const { config } = loaded
  if (plan.transactions.length > 0) {
    await confirmSending(session, `${plan.title} for ${formatAmount(cost, currency)}`)
  }

  steps.begin('Deploy the collection')
  const collection = await planCollection(session, config.collection, { locksLater: true })
  const deployed = await collection.whileKept(() => sendStep(session, steps, collection.plan))

  steps.begin('Set the phases')
  const present = await fetchCollectionInfo(connection, deployment)
  const phases = await preparePhaseChanges(connection, {
    info: present,
    wallet: session.address,
    rentOf: await fetchRent(connection),
    desired: phasesWanted(desiredPhases(config, lists, { currency, tokens }), present),
    now: await fetchChainTime(connection),
  })
  const set = await sendStep(session, steps, phases)

  const info = await fetchCollectionInfo(connection, deployment)
  const firstMints = await tryFirstMints(session, { info, config, lists })

  const roomMade = hasMerkleList(config) ? await makeProofRoom(input, deployment, steps) : []

  const reports = await writeLists(input, deployment, steps)
  const cancelled = reports.some(({ status }) => status === 'cancelled')
  const locked = cancelled ? [] : await lockParts(input, deployment, steps)

  steps.begin('Compare the chain with the config')
  const last = await fetchCollectionInfo(connection, deployment)
  const compared = { cluster: session.cluster, config, tokens, lists, info: last }
  const differences = await findDifferences(compared)
  return {
    deployment,
    transactions: [...deployed, ...set, ...roomMade, ...locked],
    firstMints,
    lists: reports,
    cancelled,
    differences,
  }
}

/** Returns true if mints may need room for a list's proofs. */
export function hasMerkleList({ phases }: DropConfig): boolean {
  return phases.some(({ type, list }) => PHASE_TYPES[type].hasRoot && list !== undefined)
}

async function makeProofRoom(
  input: LaunchInput,
  deployment: string,
  steps: Steps,
): Promise<SentTransaction[]> {
  const { session } = input
  steps.begin('Make room for merkle proofs')
  const info = await fetchCollectionInfo(session.cluster.connection, deployment)
  const plan = await planProofRoom(input, info)
  return sendStep(session, steps, plan, 'mints have room for the proofs')
}

/** Sets the config's missing locks, after all changes that they would forbid. */
async function lockParts(
  { session, loaded }: LaunchInput,
  deployment: string,
  steps: Steps,
): Promise<SentTransaction[]> {
  const { locks } = loaded.config.collection
  if (lockedParts(locks).length === 0) return []
  steps.begin('Lock what can never change again')
  const info = await fetchCollectionInfo(session.cluster.connection, deployment)
  return sendStep(session, steps, planLock({ info, wallet: session.address, locks }), 'is locked')
}

/** Sends a part of the plan that was shown and confirmed. */
async function sendStep(
  session: LaunchInput['session'],
  steps: Steps,
  plan: Plan,
  otherwise = 'is there already',
): Promise<SentTransaction[]> {
  if (plan.transactions.length > 0) return sendAll(session, plan)
  steps.say(otherwise)
  return []
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
