import { phaseNumber } from '@mintline/core'
import {
  diffAllowlist,
  fetchAllowlist,
  fetchRent,
  formatAmount,
  planUpsertAllowlist,
  upsertCosts,
} from '@mintline/solana'
import { assertListFitsNetwork } from '../config/realNetwork.ts'
import { stopAtCheapPrices } from '../lists/cheapPrices.ts'
import { changedLines, listChangeLines, unitOfToken } from '../lists/listChangeLines.ts'
import { describeUpsert, exitCodeOfList } from '../lists/listReport.ts'
import { upsertList } from '../lists/upsertList.ts'
import { counted } from '../output/counted.ts'
import { infoSection, sectionsText } from '../plans/planSections.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { latestTransactionLine } from '../sending/transactionUrl.ts'
import {
  type PhaseListOptions,
  readAllowlistOption,
  readPhase,
  type WaitOption,
} from './listOptions.ts'
import { readWhole, usageError } from './optionValues.ts'

interface UpsertOptions extends PhaseListOptions, WaitOption {
  readonly batchSize: string
}

export async function upsert(
  context: CommandContext,
  options: UpsertOptions,
): Promise<CommandResult> {
  const entriesPerTransaction = readBatchSize(options.batchSize)
  const session = await openSession(context)
  const found = await readPhase(context, options)
  const { info, phase } = found
  const { phaseIndex } = phase
  const { connection, currency } = session.cluster
  const given = await readAllowlistOption(context, options, found, currency)
  const { path, entries, totals, token } = given
  const isListed = (wallet: string) => entries.some(({ user }) => user === wallet)
  assertListFitsNetwork(context, session.cluster, { path, isListed })
  const list = { deployment: info.editions, phaseIndex }
  const onChain = await fetchAllowlist(connection, list, { signal: context.signal })
  const difference = diffAllowlist(entries, onChain)
  const [added, changed] = [difference.added.length, difference.changed.length]
  const rentOf = await fetchRent(connection)
  const costs = upsertCosts({ added, changed, entriesPerTransaction, rentOf })
  const unit = unitOfToken(token) ?? currency
  const lines = changedLines(difference.changed, unit, context.options.verbose)
  const summary = infoSection(listChangeLines({ difference, totals, costs, currency, unit }))
  context.output.info([...lines, sectionsText([summary])].join('\n'))
  await stopAtCheapPrices(context, given, currency)
  if (context.options.dryRun) {
    const plan = planUpsertAllowlist({
      ...{ info, phaseIndex, entries, entriesPerTransaction },
      wallet: session.address,
      rentOf,
      onChain,
    })
    return executePlanAsResult(session, plan)
  }
  if (added + changed > 0) {
    const price = formatAmount(costs.rent + costs.fees, currency)
    const count = counted(added + changed, 'entry', 'entries')
    await confirmSending(session, {
      title: `Write ${count} of phase ${phaseNumber(phaseIndex)}`,
      cost: price,
      sections: [summary],
    })
  }
  const report = await upsertList(session, {
    ...list,
    entries,
    entriesPerTransaction,
    wait: options.wait,
  })
  const failures = report.failedUpserts.map(({ entry, error }) => `${entry.user}: ${error.message}`)
  return {
    text: [
      describeUpsert(report),
      ...latestTransactionLine(session.cluster, report.signatures),
      ...failures,
    ].join('\n'),
    data: {
      ...report,
      failedUpserts: report.failedUpserts.map(({ entry, error }) => ({
        ...entry,
        code: error.code,
        message: error.message,
      })),
    },
    exitCode: exitCodeOfList({ status: report.status, failed: failures.length }),
  }
}

function readBatchSize(value: string): number {
  const size = Number(readWhole('--batch-size', value))
  if (size < 1) throw usageError('--batch-size is at least 1')
  return size
}
