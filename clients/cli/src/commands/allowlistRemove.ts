import { phaseNumber } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import {
  allowlistEntrySize,
  fetchRent,
  formatAmount,
  planRemoveAllowlistEntries,
  removeAllowlistEntries,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { entriesToRemove, type Removal, type RemovalChoice } from '../lists/entriesToRemove.ts'
import { termsText } from '../lists/listChangeLines.ts'
import { exitCodeOfList } from '../lists/listReport.ts'
import { withJournal } from '../lists/upsertList.ts'
import { counted } from '../output/counted.ts'
import { startProgress } from '../output/progress.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { latestTransactionLine } from '../sending/transactionUrl.ts'
import { type PhaseListOptions, readPhase, type WaitOption } from './listOptions.ts'
import { readOptions, usageError } from './optionValues.ts'

/** How many entries are shown by default. */
const FIRST = 10

type RemoveOptions = PhaseListOptions & RemovalChoice & WaitOption

export async function remove(
  context: CommandContext,
  options: RemoveOptions,
): Promise<CommandResult> {
  assertOptions(options)
  const session = await openSession(context)
  const { info, phase } = await readPhase(context, options)
  const list = { deployment: info.editions, phaseIndex: phase.phaseIndex }
  const { connection, currency } = session.cluster
  const rentOf = await fetchRent(connection)
  const removal = await entriesToRemove(session, list, options)
  const { wallets, entries } = removal
  context.output.info(
    describeRemoval(removal, {
      currency,
      showsAll: context.options.verbose,
      entryRent: rentOf(allowlistEntrySize()),
    }),
  )
  if (context.options.dryRun) {
    const { phaseIndex } = phase
    const plan = planRemoveAllowlistEntries({
      ...{ info, phaseIndex, wallets, onChain: entries },
      wallet: session.address,
      rentOf,
    })
    return executePlanAsResult(session, plan)
  }
  if (entries.length > 0) {
    const count = counted(entries.length, 'entry', 'entries')
    await confirmSending(session, {
      title: `Remove ${count} of phase ${phaseNumber(phase.phaseIndex)}`,
    })
  }
  const report = await withJournal(session, { ...list, wait: options.wait }, async (change) => {
    const bar = startProgress(
      context.output,
      `Entries of phase ${phaseNumber(phase.phaseIndex)}`,
      wallets.length,
    )
    const gone = { ...change.list, wallets }
    const removed = await removeAllowlistEntries(change.sending, gone, {
      ...change.options,
      onProgress: ({ done, skipped, failed }) => bar.update(done + skipped + failed, ''),
    })
    bar.finish()
    return removed
  })
  const back = formatAmount(report.reclaimed, currency)
  const line = `${report.removed} of ${report.total} entries removed, ${back} of rent returned`
  const failures = report.failedRemovals.map(({ user, error }) => `${user}: ${error.message}`)
  return {
    text: [line, ...latestTransactionLine(session.cluster, report.signatures), ...failures].join(
      '\n',
    ),
    data: {
      ...report,
      failedRemovals: report.failedRemovals.map(({ user, error }) => ({
        user,
        code: error.code,
        message: error.message,
      })),
    },
    exitCode: exitCodeOfList({ status: report.status, failed: failures.length }),
  }
}

function assertOptions({ wallet, list, all, notListed }: RemoveOptions): void {
  const ways = [wallet !== undefined, list !== undefined, all].filter(Boolean).length
  if (ways !== 1) throw usageError('Give one of --wallet, --list and --all')
  readOptions([
    ...(wallet ?? []).map((one) => ['--wallet', one, assertIsWallet] as const),
    ['--not-listed', notListed ? (list ?? '') : undefined, assertIsListed],
  ])
}

function assertIsWallet(text: string): void {
  if (!isSolanaAddress(text)) throw usageError(`--wallet takes an address, not ${text}`)
}

function assertIsListed(list: string): void {
  if (list === '') throw usageError('--not-listed needs --list')
}

/** Describes a removal: the entries, wallets without one, and the returned rent. */
function describeRemoval(
  { wallets, entries }: Removal,
  {
    currency,
    showsAll,
    entryRent,
  }: {
    readonly currency: Currency
    readonly showsAll: boolean
    /** One entry's rent in lamports. */
    readonly entryRent: bigint
  },
): string {
  const sorted = entries.toSorted((left, right) => (left.user < right.user ? -1 : 1))
  const shown = showsAll ? sorted : sorted.slice(0, FIRST)
  const rest = entries.length - shown.length
  const without = wallets.length - entries.length
  const rent = entryRent * BigInt(entries.length)
  const count = counted(entries.length, 'entry', 'entries')
  return [
    ...shown.map((entry) => `- ${entry.user} ${termsText(entry, currency)}`),
    ...(rest > 0 ? [`and ${counted(rest, 'more entry', 'more entries')}`] : []),
    ...(without > 0 ? [`${counted(without, 'wallet')} without an entry`] : []),
    `${count} to remove, ${formatAmount(rent, currency)} of rent to return`,
  ].join('\n')
}
