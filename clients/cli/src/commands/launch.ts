import { askNode, PHASE_TYPES } from '@mintline/core'
import { formatAmount, lockedParts } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { tokenOfPhase } from '../amounts/priceTokens.ts'
import { fetchConfigTokens } from '../chain/fetchTokens.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { warnOfMissing } from '../config/onlineCheck.ts'
import { phaseWarnings } from '../config/phaseWarnings.ts'
import { assertFitsNetwork, assertListFitsNetwork } from '../config/realNetwork.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import { collectionOfConfig } from '../launch/collectionToBe.ts'
import { describeDifferences } from '../launch/describeDifferences.ts'
import { describeLaunchPlan } from '../launch/describeLaunchPlan.ts'
import { describeFirstMints } from '../launch/firstMints.ts'
import type { LaunchInput } from '../launch/launchInput.ts'
import { launchProofWarnings } from '../launch/lookupTable.ts'
import { type LaunchPlan, planLaunch } from '../launch/planLaunch.ts'
import { hasMerkleList, type LaunchReport, runLaunch } from '../launch/runLaunch.ts'
import { stopAtCheapPrices } from '../lists/cheapPrices.ts'
import { describeUpsert } from '../lists/listReport.ts'
import { checkedLists, type PhaseList, readPhaseLists } from '../lists/readPhaseLists.ts'
import { counted } from '../output/counted.ts'
import { Steps } from '../output/steps.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { describeReport, executePlan, exitCodeOfReport } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'
import { warnOfPlan } from '../sending/warnOfPlan.ts'
import type { WaitOption } from './listOptions.ts'

/** Steps besides proofs and lists on chain: config, network, lists, costs; deploy, phases, comparison. */
const STEPS_BEFORE = 4
const STEPS_AFTER = 3

export async function launch(context: CommandContext, options: WaitOption): Promise<CommandResult> {
  const { output, signal } = context
  const loaded = context.config()
  const steps = new Steps(output, stepCount(loaded, context.options.dryRun))
  steps.begin('Check the config')
  for (const warning of phaseWarnings(loaded.config)) output.warn(warning)

  steps.begin('Check network and wallet')
  const session = await openSession(context)
  const { cluster, address } = session
  assertFitsNetwork(context, cluster, loaded.path)
  const ask = () => cluster.connection.getBalance(session.wallet.publicKey)
  const balance = BigInt(await askNode('getBalance', ask, { signal }))
  steps.say(`${cluster.name} at ${cluster.host}`)
  steps.say(`${address} holds ${formatAmount(balance, cluster.currency)}`)

  steps.begin('Read the lists')
  const tokens = await fetchConfigTokens(context, loaded.config)
  const lists = await readPhaseLists(loaded, { currency: cluster.currency, tokens, signal })
  for (const list of checkedLists(lists)) assertListFitsNetwork(context, cluster, list)
  const planned = collectionOfConfig(loaded.config)
  for (const [index, phase] of loaded.config.phases.entries()) {
    const { tree, warnings = [] } = lists[index] ?? {}
    const token = tokenOfPhase(phase, tokens)
    const ofProofs = tree ? launchProofWarnings(planned, tree.size, token) : []
    for (const warning of [...warnings, ...ofProofs]) output.warn(warning)
  }
  await stopAtCheapLists(context, loaded, lists, cluster.currency)

  steps.begin('Find what is missing')
  const input = { session, loaded, lists, tokens, ...options }
  const work = await planLaunch(input)
  const count = work.plan.transactions.length
  steps.say(
    `${counted(count, 'transaction')}, ${formatAmount(work.cost, cluster.currency)} for rent and fees`,
  )
  await warnOfMissing(context, cluster, SOLANA_CONFIG.documentsOf(loaded.config))
  if (work.cost > balance) output.warn('The wallet holds less than that')
  if (context.options.dryRun) return tryLaunch(input, work)

  context.throwIfInterrupted()
  warnOfPlan(output, work.plan)
  if (count > 0) output.info(describeLaunchPlan(work, loaded.config, cluster.currency))
  const report = await runLaunch(input, work, steps)
  return {
    text: [describeLaunch(loaded, report), ...proofReminders(loaded, work.plan.changes)].join('\n'),
    data: report,
    exitCode: exitCodeOf(report),
  }
}

async function tryLaunch(
  { session, loaded }: LaunchInput,
  work: LaunchPlan,
): Promise<CommandResult> {
  const report = await executePlan(session, work.plan)
  const shown = describeLaunchPlan(work, loaded.config, session.cluster.currency)
  const preview = describeReport(session, { ...report, changes: [] })
  return {
    text: report.transactions.length === 0 ? preview : `${shown}\n${preview}`,
    data: { ...report, lists: work.lists },
    exitCode: exitCodeOfReport(report),
  }
}

async function stopAtCheapLists(
  context: CommandContext,
  { config }: LoadedConfig,
  lists: readonly PhaseList[],
  currency: Currency,
): Promise<void> {
  for (const [index, { path, totals, token }] of lists.entries()) {
    if (path === undefined || !totals || token) continue
    const isUnitNamed = config.phases[index]?.lamports === true
    await stopAtCheapPrices(context, { path, totals, isUnitNamed }, currency)
  }
}

function stepCount({ config }: LoadedConfig, isDryRun: boolean): number {
  if (isDryRun) return STEPS_BEFORE
  const lists = config.phases.filter(
    ({ type, list }) => PHASE_TYPES[type].hasEntries && list !== undefined,
  )
  const proofs = hasMerkleList(config) ? 1 : 0
  const locks = lockedParts(config.collection.locks).length > 0 ? 1 : 0
  return STEPS_BEFORE + proofs + lists.length + locks + STEPS_AFTER
}

function describeLaunch({ config }: LoadedConfig, report: LaunchReport): string {
  const { symbol } = config.collection
  const failures = report.lists.flatMap(({ failedUpserts }) =>
    failedUpserts.map(({ entry, error }) => `${entry.user}: ${error.message}`),
  )
  return [
    describeDifferences(symbol, report.differences),
    `collection ${report.deployment}`,
    ...describeFirstMints(report.firstMints),
    ...report.lists.map(
      (list) => `list of ${config.phases[list.phaseIndex]?.name}: ${describeUpsert(list)}`,
    ),
    ...failures,
  ].join('\n')
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

function exitCodeOf({ cancelled, lists, differences }: LaunchReport): ExitCode {
  if (cancelled) return EXIT.interrupted
  if (lists.some(({ failedUpserts }) => failedUpserts.length > 0)) return EXIT.partlyDone
  return differences.length > 0 ? EXIT.differs : EXIT.ok
}
