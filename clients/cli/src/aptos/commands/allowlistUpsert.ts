import { diffAllowlist, fetchAllowlist, previewUpsert } from '@mintline/aptos'
import { assertListFitsNetwork } from '../../config/realNetwork.ts'
import { describeUpsert, exitCodeOfList } from '../../lists/listReport.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { counted } from '../../output/counted.ts'
import { confirm } from '../../plans/carryOut.ts'
import { infoSection, sectionsText } from '../../plans/planSections.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { bothUnits } from '../amounts/aptosAmount.ts'
import { upsertList } from '../lists/changeList.ts'
import { describeDiff } from '../lists/describeDiff.ts'
import { findPhase, type ListOption, readListOption } from '../lists/findPhase.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'

interface UpsertOptions extends ListOption {
  /** False for `--no-wait`. */
  readonly wait: boolean
}

export async function upsert(
  context: AptosContext,
  options: UpsertOptions,
): Promise<CommandResult> {
  const session = await openAptosSession(context)
  const found = await findPhase(context, options)
  const { phaseId } = found.phase
  const list = readListOption(context, options, found)
  const { entries } = list
  assertListFitsNetwork(context, session.chain, checkedRows(list))
  const { connection } = session.chain
  const { signal } = context
  const reference = { ...found.reference, phaseId }
  const difference = diffAllowlist(entries, await fetchAllowlist(connection, reference, { signal }))
  const wanted = { ...reference, entries, wallet: session.address }
  const preview = await previewUpsert(connection, wanted, { signal })
  const { added, changed, transactions, cost } = preview
  const summary = infoSection([
    ['entries', describeDiff(difference)],
    ['transactions', `${transactions}`],
    ['cost', `about ${bothUnits(cost)}`],
  ])
  if (context.options.dryRun) {
    return {
      text: `${sectionsText([summary])}\nNothing was sent`,
      data: { dryRun: true, ...preview },
    }
  }
  if (added + changed > 0) {
    const count = counted(added + changed, 'entry', 'entries')
    await confirm(session, {
      title: `Write ${count} of phase ${phaseId}`,
      cost: `about ${bothUnits(cost)}`,
      sections: [summary],
    })
  } else context.output.info(sectionsText([summary]))
  const report = await upsertList(session, { reference, wait: options.wait }, entries)
  const failures = report.failedUpserts.map(({ entry, error }) => ({
    ...entry,
    code: error.code,
    message: error.message,
  }))
  return {
    text: [
      describeUpsert(report),
      ...failures.map(({ wallet, message }) => `${wallet}: ${message}`),
    ].join('\n'),
    data: { dryRun: false, ...report, failedUpserts: failures },
    exitCode: exitCodeOfList({ status: report.status, failed: failures.length }),
  }
}
