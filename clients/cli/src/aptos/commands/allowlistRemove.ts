import {
  type AllowlistEntry,
  fetchAllowlist,
  previewRemoval,
  removeFromAllowlist,
} from '@mintline/aptos'
import { aptosWallet } from '@mintline/core/identifiers'
import { readOptions, usageError } from '../../commands/optionValues.ts'
import { openListFile } from '../../lists/listFile.ts'
import { exitCodeOfList, startListProgress } from '../../lists/listReport.ts'
import { counted } from '../../output/counted.ts'
import { confirm } from '../../plans/carryOut.ts'
import { infoSection, sectionsText } from '../../plans/planSections.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { bothUnits } from '../amounts/aptosAmount.ts'
import { withJournal } from '../lists/changeList.ts'
import { findPhase, type ListOption } from '../lists/findPhase.ts'
import { readAptosList } from '../lists/readAptosList.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'

interface RemoveOptions extends ListOption {
  readonly wallet?: readonly string[]
  readonly all: boolean
  readonly notListed: boolean
  /** False for `--no-wait`. */
  readonly wait: boolean
}

export async function remove(
  context: AptosContext,
  options: RemoveOptions,
): Promise<CommandResult> {
  assertOneChoice(options)
  const session = await openAptosSession(context)
  const found = await findPhase(context, options)
  const { phaseId } = found.phase
  const { connection } = session.chain
  const { signal, output } = context
  const reference = { ...found.reference, phaseId }
  const onChain = await fetchAllowlist(connection, reference, { signal })
  const wallets = walletsToRemove(context, options, onChain)
  const wanted = { ...reference, wallets, wallet: session.address }
  const preview = await previewRemoval(connection, wanted, { signal })
  const count = preview.total - preview.skipped
  const summary = infoSection([
    ['entries', `${count} of ${onChain.length} to remove`],
    ['transactions', `${preview.transactions}`],
    ['cost', `about ${bothUnits(preview.cost)}`],
  ])
  if (context.options.dryRun) {
    return {
      text: `${sectionsText([summary])}\nNothing was sent`,
      data: { dryRun: true, ...preview },
    }
  }
  if (count > 0) {
    await confirm(session, {
      title: `Remove ${counted(count, 'entry', 'entries')} of phase ${phaseId}`,
      cost: `about ${bothUnits(preview.cost)}`,
      sections: [summary],
    })
  } else output.info(sectionsText([summary]))
  const change = { reference, wait: options.wait }
  const report = await withJournal(session, change, async ({ list, options: sending }) => {
    const title = `Entries of phase ${phaseId}`
    const { onProgress, finish } = startListProgress(output, title, wallets.length)
    const all = { ...list, wallets }
    const done = await removeFromAllowlist(connection, all, { ...sending, onProgress })
    finish()
    return done
  })
  const failures = report.failedRemovals.map(({ user, error }) => ({
    user,
    code: error.code,
    message: error.message,
  }))
  const failed = failures.length > 0 ? `, ${failures.length} failed` : ''
  return {
    text: [
      `${counted(report.removed, 'entry', 'entries')} removed${failed}`,
      ...failures.map(({ user, message }) => `${user}: ${message}`),
    ].join('\n'),
    data: { dryRun: false, ...report, failedRemovals: failures },
    exitCode: exitCodeOfList({ status: report.status, failed: failures.length }),
  }
}

function assertOneChoice({ wallet, list, all, notListed }: RemoveOptions): void {
  const choices = [wallet !== undefined, list !== undefined, all].filter(Boolean).length
  if (choices !== 1) throw usageError('Give one of --wallet, --list and --all')
  if (notListed && list === undefined) throw usageError('--not-listed needs --list')
}

/** @throws LIST_INVALID for a list without wallets, INVALID_ADDRESS, FILE_NOT_READABLE, and errors about columns */
function walletsToRemove(
  context: AptosContext,
  { wallet, list, notListed }: RemoveOptions,
  onChain: readonly AllowlistEntry[],
): readonly string[] {
  if (wallet) {
    return readOptions(wallet.map((one) => ['--wallet', one, (text) => aptosWallet(text)] as const))
  }
  const all = onChain.map((entry) => entry.wallet)
  if (list === undefined) return all
  const { entries } = readAptosList(openListFile(context.path(list)), 1n)
  const listed = entries.map((entry) => entry.wallet)
  if (!notListed) return listed
  const kept = new Set(listed)
  return all.filter((one) => !kept.has(one))
}
