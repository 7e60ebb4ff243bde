import { fetchCollectionInfo, lockedParts, type UpsertReport } from '@mintline/solana'
import type { SolanaDropPart, SolanaSentStep } from '@mintline/solana/drop'
import { inFile, type LoadedConfig } from '../config/loadedConfig.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import { EXIT } from '../exitCodes.ts'
import { describeUpsert } from '../lists/listReport.ts'
import { upsertList } from '../lists/upsertList.ts'
import type { Steps } from '../output/steps.ts'
import { sendSteps, type Told } from '../plans/carryOut.ts'
import type { SentLaunch } from './configuredDrop.ts'
import { findDifferences } from './findDifferences.ts'
import type { LaunchInput } from './launchInput.ts'
import { type LaunchPlan, launchTerms } from './planLaunch.ts'
import { planWithKeys } from './planWithKeys.ts'
import { tryFirstMints } from './tryFirstMints.ts'

/** Sends the missing parts step by step; existing parts stay unchanged. */
export async function runLaunch(
  input: LaunchInput,
  { deployment, plan }: LaunchPlan,
  steps: Steps,
): Promise<SentLaunch> {
  const { session, loaded, lists, tokens } = input
  const { cluster } = session
  const { connection } = cluster
  const { config } = loaded
  steps.begin('Deploy the collection')
  const deployed = await sendPart(input, 'deployment', steps)

  steps.begin('Set the phases')
  const set = await sendPart(input, 'phases', steps)

  const info = await fetchCollectionInfo(connection, deployment)
  const firstMints = await tryFirstMints(session, { info, config, lists })

  const roomMade = hasMerkleList(config) ? await makeProofRoom(input, steps) : []

  const reports = await writeLists(input, deployment, steps)
  const cancelled = reports.some(({ status }) => status === 'cancelled')
  const locked = cancelled ? [] : await lockParts(input, steps)
  const hasFailed = reports.some(({ failedUpserts }) => failedUpserts.length > 0)
  return {
    names: [`collection ${deployment}`],
    remarks: [...listLines(loaded, reports), ...proofReminders(loaded, plan.changes)],
    data: {
      deployment,
      // Collection, phases, lookup table and locks.
      transactions: [...deployed, ...set, ...roomMade, ...locked],
      lists: reports,
      cancelled,
    },
    unfinished: cancelled ? EXIT.interrupted : hasFailed ? EXIT.partlyDone : undefined,
    compare: async () => {
      const last = await fetchCollectionInfo(connection, deployment)
      const compared = { cluster, config, tokens, lists, info: last }
      const differences = inFile(loaded, await findDifferences(compared))
      return { differences, firstMints }
    },
  }
}

type ListReport = UpsertReport & { readonly phaseIndex: number }

function listLines({ config }: LoadedConfig, reports: readonly ListReport[]): string[] {
  const failures = reports.flatMap(({ failedUpserts }) =>
    failedUpserts.map(({ entry, error }) => `${entry.user}: ${error.message}`),
  )
  return [
    ...reports.map(
      (list) => `list of ${config.phases[list.phaseIndex]?.name}: ${describeUpsert(list)}`,
    ),
    ...failures,
  ]
}

/** Reminds to publish proofs for lists whose root has changed. */
function proofReminders(
  { config }: LoadedConfig,
  changes: LaunchPlan['plan']['changes'] = [],
): readonly string[] {
  const changed = changes.flatMap((change) =>
    change.subject === 'phase' && change.field === 'merkleRoot' ? [change.phaseIndex] : [],
  )
  return [...new Set(changed)].flatMap((index) => {
    const name = config.phases[index]?.name
    return name === undefined
      ? []
      : [
          `proofs of ${name}: publish those of the new list: mintline allowlist proofs --phase "${name}"`,
        ]
  })
}

/** Returns true if mints may need room for a list's proofs. */
export function hasMerkleList({ phases }: DropConfig): boolean {
  return phases.some(({ list }) => list?.form === 'merkle' && list.file !== undefined)
}

async function makeProofRoom(
  input: LaunchInput,
  steps: Steps,
): Promise<readonly Told<SolanaSentStep>[]> {
  steps.begin('Make room for merkle proofs')
  return sendPart(input, 'proofs', steps, 'mints have room for the proofs')
}

/** Sets the config's missing locks, after all changes that they would forbid. */
async function lockParts(
  input: LaunchInput,
  steps: Steps,
): Promise<readonly Told<SolanaSentStep>[]> {
  const { locks } = input.loaded.config.extras
  if (lockedParts(locks).length === 0) return []
  steps.begin('Lock what can never change again')
  return sendPart(input, 'locks', steps, 'is locked')
}

/** Plans a part anew and sends it; the whole plan was shown and confirmed. */
async function sendPart(
  input: LaunchInput,
  part: SolanaDropPart,
  steps: Steps,
  otherwise = 'is there already',
): Promise<readonly Told<SolanaSentStep>[]> {
  const { session } = input
  const { plan, whileKept } = await planWithKeys(session, launchTerms(input))
  const transactions = plan.steps.filter((step) => step.part === part)
  if (transactions.length > 0) {
    return whileKept(() => sendSteps(session, transactions))
  }
  steps.say(otherwise)
  return []
}

async function writeLists(
  { session, loaded, lists, wait }: LaunchInput,
  deployment: string,
  steps: Steps,
): Promise<ListReport[]> {
  const reports: ListReport[] = []
  for (const [phaseIndex, { entries }] of lists.entries()) {
    if (!entries) continue
    steps.begin(`Write the list of ${loaded.config.phases[phaseIndex]?.name}`)
    const report = await upsertList(session, { deployment, phaseIndex, entries, wait })
    reports.push({ ...report, phaseIndex })
    if (report.status === 'cancelled') break
  }
  return reports
}
