import { type AllowlistDiff, assertMaySend, fetchBalance, type UpsertReport } from '@mintline/aptos'
import { assertToCome } from '../../config/loadConfigAs.ts'
import { warnOfMissing } from '../../config/onlineCheck.ts'
import { assertFitsNetwork, assertListFitsNetwork } from '../../config/realNetwork.ts'
import { EXIT, type ExitCode } from '../../exitCodes.ts'
import { describeDifferences } from '../../launch/describeDifferences.ts'
import { describeFirstMints } from '../../launch/firstMints.ts'
import { assertProofsWritable } from '../../lists/assertProofsWritable.ts'
import { exitCodeOfList } from '../../lists/listReport.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { publishReminder } from '../../lists/staleProofs.ts'
import { counted } from '../../output/counted.ts'
import { Steps } from '../../output/steps.ts'
import { describeSettings } from '../../plans/describeSettings.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { aptText } from '../amounts/aptosAmount.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { findOwnDrop } from '../launch/findOwnDrop.ts'
import { compareLists, isToWrite } from '../launch/launchLists.ts'
import { planAptosLaunch } from '../launch/planAptosLaunch.ts'
import { type LaunchSending, sendLaunch } from '../launch/sendLaunch.ts'
import { tryAptosFirstMints, untriedFirstMints } from '../launch/tryAptosFirstMints.ts'
import { describeDiff } from '../lists/describeDiff.ts'
import { readAptosLists } from '../lists/readAptosLists.ts'
import { writeAptosProofs } from '../lists/writeAptosProofs.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { aptosPlans } from '../sending/aptosPlans.ts'
import { type AptosSession, openAptosSession } from '../sending/openAptosSession.ts'

/** Steps: config, network, lists, missing parts. When sending, also creation, settings, lists, comparison. */
const STEPS_BEFORE = 4
const STEPS_AFTER = 4

export async function launch(
  context: AptosContext,
  { wait }: Pick<LaunchSending, 'wait'>,
): Promise<CommandResult> {
  const { output, options } = context
  const steps = new Steps(output, options.dryRun ? STEPS_BEFORE : STEPS_BEFORE + STEPS_AFTER)
  steps.begin('Check the config')
  const loaded = context.config()

  steps.begin('Check network and wallet')
  const session = await openAptosSession(context)
  assertFitsNetwork(context, session.chain, loaded.path)
  await tellBalance(session, steps)

  steps.begin('Read the lists')
  const lists = readAptosLists(loaded)
  loaded.config.phases.forEach(({ name }, index) => {
    const list = lists[index]
    if (!list) return
    assertListFitsNetwork(context, session.chain, checkedRows(list))
    steps.say(`${name}: ${counted(list.entries.length, 'wallet')}`)
    for (const warning of list.warnings) output.warn(warning)
  })

  steps.begin('Find what is missing')
  const files = { loaded, lists }
  const own = await findOwnDrop(context, loaded, session.address)
  if (!own.settings) assertToCome(APTOS_CONFIG, loaded.path)
  await warnOfMissing(context, session.chain, APTOS_CONFIG.documentsOf(loaded.config))
  const plan = await planAptosLaunch(session, files, own)
  for (const { plan: call } of plan.transactions) assertMaySend(call, session.address)
  const { contract } = own.reference
  const toWrite = await compareLists(context, files, own.reference, own.settings)
  steps.say(counted(plan.transactions.length, 'transaction'))
  for (const { name, difference } of toWrite) steps.say(`${name}: ${describeDiff(difference)}`)
  const entries = toWrite.filter(isToWrite)
  if (options.dryRun) {
    const report = await aptosPlans.execute(session, plan)
    const exitCode = aptosPlans.exitCodeOf(report)
    const lists = toWrite.map(({ name, difference }) => ({ phase: name, ...countsOf(difference) }))
    const { reference, settings } = own
    const isComplete = settings && plan.transactions.length + entries.length === 0
    const firstMints = isComplete
      ? await tryAptosFirstMints(context, { files, reference, settings })
      : untriedFirstMints(files)
    const text = [aptosPlans.describe(session, report), ...describeFirstMints(firstMints)]
    const data = { contract, ...report, lists, firstMints }
    return { text: text.join('\n'), data, exitCode }
  }
  assertProofsWritable(loaded)
  if (plan.transactions.length > 0) output.info(describeSettings(plan.changes))
  if (plan.transactions.length + entries.length > 0) {
    await aptosPlans.confirm(session, plan.title, plan.transactions)
  }
  const done = await sendLaunch(session, files, own, { steps, wait })
  const proofs = await writeAptosProofs(context, files)
  const { differences, lists: reports, firstMints } = done
  return {
    text: [
      describeDifferences(loaded.config.collection.collectionName, differences),
      `contract ${contract}`,
      ...describeFirstMints(firstMints),
      ...proofs.map(publishReminder),
    ].join('\n'),
    data: { contract, ...done, changes: plan.changes, proofs },
    exitCode: exitCodeOfLaunch(reports, differences.length),
  }
}

function exitCodeOfLaunch(
  reports: readonly Pick<UpsertReport, 'status' | 'failedUpserts'>[],
  differences: number,
): ExitCode {
  const codes = reports.map(({ status, failedUpserts }) =>
    exitCodeOfList({ status, failed: failedUpserts.length }),
  )
  const unfinished = codes.find((code) => code !== EXIT.ok)
  return unfinished ?? (differences > 0 ? EXIT.differs : EXIT.ok)
}

function countsOf({ added, changed, unchanged, onlyOnChain }: AllowlistDiff) {
  return {
    added: added.length,
    changed: changed.length,
    unchanged: unchanged.length,
    onlyOnChain: onlyOnChain.length,
  }
}

async function tellBalance({ chain, address, context }: AptosSession, steps: Steps): Promise<void> {
  const balance = await fetchBalance(chain.connection, address, { signal: context.signal })
  steps.say(`${chain.name} at ${chain.host}`)
  steps.say(`${address} holds ${aptText(balance)}`)
}
