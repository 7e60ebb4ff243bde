import type { ListDiff, ListReport } from '@mintline/core/batches'
import { replaceFile } from '@mintline/core/files'
import type { ShownPlan } from '@mintline/core/signing'
import { assertListFitsNetwork } from '../config/realNetwork.ts'
import { CommandError } from '../errors/commandError.ts'
import { EXIT } from '../exitCodes.ts'
import type {
  EntryList,
  EntryLists,
  OpenedList,
  PlannedRemoval,
  SentChange,
} from '../lists/entryList.ts'
import { openListFile } from '../lists/listFile.ts'
import {
  costLines,
  describeUpsert,
  exitCodeOfList,
  latestTransactionLine,
} from '../lists/listReport.ts'
import { counted } from '../output/counted.ts'
import { labelled } from '../output/table.ts'
import { infoSection, sectionsText } from '../plans/planSections.ts'
import { assertMayReplace } from '../runtime/assertMayReplace.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { readOptions, usageError } from './optionValues.ts'

/** Number of entries that are shown by default. */
const FIRST = 10

interface ExportOptions {
  /** Undefined = stdout. */
  readonly out?: string
  readonly force: boolean
}

interface RemoveOptions {
  readonly wallet?: readonly string[]
  /** Path to a file with wallets. */
  readonly list?: string
  readonly all: boolean
  /** Invert the file's selection. */
  readonly notListed: boolean
}

/** Words for entries on one chain. */
type EntryWords<Entry> = Pick<EntryList<Entry, Entry>, 'walletOf' | 'termsOf'>

/** Compares a list with the entries on chain. */
export async function diff(_: BaseContext, lists: EntryLists): Promise<CommandResult> {
  const list = await lists.find()
  const wanted = await list.readFile()
  const difference = list.compare(wanted.entries, await list.fetch())
  const { added, changed, onlyOnChain } = difference
  const lines = [
    ...added.map((entry) => `+ ${entryLine(list, entry)}`),
    ...changedLines(list, changed, true),
    ...onlyOnChain.map((entry) => `- ${entryLine(list, entry)}`).sort(),
  ]
  return {
    text: [...lines, labelled(await list.linesOf(wanted, difference))].join('\n'),
    data: difference,
    exitCode: lines.length === 0 ? EXIT.ok : EXIT.differs,
  }
}

/** Prints the entries as CSV, or writes them to a file, in the order of their wallets. */
export async function exportEntries(
  context: BaseContext,
  lists: EntryLists,
  options: ExportOptions,
): Promise<CommandResult> {
  const path = options.out === undefined ? undefined : context.path(options.out)
  if (path !== undefined) assertMayReplace(path, options)
  const list = await lists.find()
  const entries = byWallet(list, await list.fetch())
  const csv = list.csvOf(entries)
  const { phase } = list
  if (path === undefined) return { text: csv.trimEnd(), data: { phase, entries } }
  await replaceFile(path, csv)
  return {
    text: `Wrote ${entries.length} entries to ${path}`,
    data: { phase, path, entries },
  }
}

/** Writes the entries that are missing or different on chain. */
export async function upsert(context: BaseContext, lists: EntryLists): Promise<CommandResult> {
  const list = await lists.open()
  const wanted = await list.readFile()
  const { session, phase } = list
  assertListFitsNetwork(context, session.chain, wanted.checked)
  const stored = await list.fetch()
  const difference = list.compare(wanted.entries, stored)
  const { added, changed } = difference
  const planned = await list.planUpsert(wanted, { stored, difference })
  const lines = changedLines(list, changed, context.options.verbose)
  const summary = infoSection(planned.lines)
  context.output.info([...lines, sectionsText([summary])].join('\n'))
  await wanted.confirmPrices?.()
  const count = added.length + changed.length
  const title = `Write ${counted(count, 'entry', 'entries')} of phase ${phase}`
  if (context.options.dryRun) return planned.preview(title)
  if (count > 0) await confirmChange(session, planned, { title, sections: [summary] })
  const sent = await planned.send()
  const { report } = sent
  const failures = report.failedUpserts.map(({ entry, error: { code, message } }) => ({
    ...Object(entry),
    code,
    message,
  }))
  return resultOf(list, sent, {
    text: describeUpsert(report),
    failed: report.failedUpserts.map(({ entry, error }) => [list.walletOf(entry), error.message]),
    data: { dryRun: false, ...report, failedUpserts: failures },
  })
}

/** Removes entries: by wallet, by a file of wallets, or all. */
export async function remove(
  context: BaseContext,
  lists: EntryLists,
  options: RemoveOptions,
): Promise<CommandResult> {
  const named = readSelection(lists, options)
  const list = await lists.open()
  const { wallets, entries } = named
    ? { wallets: named, entries: byWallet(list, await list.fetch(named)) }
    : await entriesToRemove(context, list, options)
  const { session, phase } = list
  const planned = await list.planRemoval(wallets, entries)
  const count = counted(entries.length, 'entry', 'entries')
  const without = wallets.length - entries.length
  const shown = context.options.verbose ? entries : entries.slice(0, FIRST)
  const rest = entries.length - shown.length
  const lines = [
    ...shown.map((entry) => `- ${entryLine(list, entry)}`),
    ...(rest > 0 ? [`and ${counted(rest, 'more entry', 'more entries')}`] : []),
  ]
  const missing = without > 0 ? `, ${counted(without, 'wallet')} without one` : ''
  const summary = infoSection([
    ['entries', `${entries.length} to remove${missing}`],
    ...costLines(planned.cost, session.words),
  ])
  context.output.info([...lines, sectionsText([summary])].join('\n'))
  const title = `Remove ${count} of phase ${phase}`
  if (context.options.dryRun) return planned.preview(title)
  if (entries.length > 0) await confirmChange(session, planned, { title, sections: [summary] })
  const sent = await planned.send()
  const { report, note } = sent
  const failures = report.failedRemovals.map(({ user, error }) => {
    const { code, message } = error
    return { user, code, message }
  })
  const done = `${report.removed} of ${report.total} entries removed`
  return resultOf(list, sent, {
    text: note === undefined ? done : `${done}, ${note}`,
    failed: failures.map(({ user, message }) => [user, message]),
    data: { dryRun: false, ...report, failedRemovals: failures },
  })
}

/** Asks for confirmation where it is needed. Throws as `confirmSending` does. */
async function confirmChange(
  session: OpenedList<never, never>['session'],
  { cost: { fee, deposit } }: Pick<PlannedRemoval, 'cost'>,
  about: Pick<ShownPlan, 'title' | 'sections'>,
): Promise<void> {
  const cost = `about ${session.words.amountOf(fee + deposit)}`
  await confirmSending(session, { ...about, cost })
}

/** Returns a change's result, with a link to its latest transaction and the reason of each failure. */
function resultOf<Entry, Stored extends Entry>(
  { session: { words } }: OpenedList<Entry, Stored>,
  { report: { status }, hashes }: SentChange<ListReport>,
  {
    text,
    failed,
    data,
  }: {
    readonly text: string
    readonly failed: readonly (readonly [wallet: string, message: string])[]
    readonly data: object
  },
): CommandResult {
  return {
    text: [
      text,
      ...latestTransactionLine(words, hashes),
      ...failed.map(([wallet, message]) => `${wallet}: ${message}`),
    ].join('\n'),
    data,
    exitCode: exitCodeOfList({ status, failed: failed.length }),
  }
}

/**
 * Finds the entries to remove, and the selected wallets with or without one.
 *
 * @throws LIST_EMPTY for an inverted selection with an empty list; LIST_INVALID, FILE_NOT_READABLE, and errors about
 * columns
 */
async function entriesToRemove<Entry, Stored extends Entry>(
  context: BaseContext,
  list: EntryList<Entry, Stored>,
  { list: given, notListed }: RemoveOptions,
): Promise<{ readonly wallets: readonly string[]; readonly entries: readonly Stored[] }> {
  const path = given === undefined ? undefined : context.path(given)
  if (path === undefined) {
    const entries = byWallet(list, await list.fetch())
    return { wallets: entries.map((entry) => list.walletOf(entry)), entries }
  }
  const { wallets, warnings } = list.readWallets(openListFile(path))
  for (const warning of warnings) context.output.warn(warning)
  if (notListed && wallets.length === 0) throw new CommandError('LIST_EMPTY', { path })
  const listed = new Set(wallets)
  const all = byWallet(list, await list.fetch())
  const entries = all.filter((entry) => listed.has(list.walletOf(entry)) !== notListed)
  return { wallets: notListed ? entries.map((entry) => list.walletOf(entry)) : wallets, entries }
}

/** Returns the wallets in `--wallet`; undefined = all of them, or those of a file. */
function readSelection(
  lists: EntryLists,
  { wallet, list, all, notListed }: RemoveOptions,
): readonly string[] | undefined {
  const ways = [wallet !== undefined, list !== undefined, all].filter(Boolean).length
  if (ways !== 1) throw usageError('Give one of --wallet, --list and --all')
  const wallets = readOptions<string>([
    ...(wallet ?? []).map(
      (one) => ['--wallet', one, (text: string) => lists.readWallet(text)] as const,
    ),
    ['--not-listed', notListed ? (list ?? '') : undefined, readInverted],
  ])
  return wallet && wallets
}

function readInverted(list: string): string {
  if (list === '') throw usageError('--not-listed needs --list')
  return list
}

/**
 * Formats changed entries with old and new terms, one per line.
 *
 * @param showsAll Otherwise the first 10, and how many more there are.
 */
export function changedLines<Entry, Stored extends Entry>(
  list: EntryWords<Entry>,
  changed: ListDiff<Entry, Stored>['changed'],
  showsAll: boolean,
): readonly string[] {
  const shown = showsAll ? changed : changed.slice(0, FIRST)
  const rest = changed.length - shown.length
  return [
    ...shown.map(
      ({ entry, current }) =>
        `~ ${list.walletOf(entry)} ${list.termsOf(current)} -> ${list.termsOf(entry)}`,
    ),
    ...(rest > 0 ? [`and ${counted(rest, 'more changed entry', 'more changed entries')}`] : []),
  ]
}

function entryLine<Entry>(list: EntryWords<Entry>, entry: Entry): string {
  return `${list.walletOf(entry)} ${list.termsOf(entry)}`
}

function byWallet<Entry, Stored extends Entry>(
  { walletOf }: EntryWords<Entry>,
  entries: readonly Stored[],
): Stored[] {
  return entries.toSorted((a, b) => (walletOf(a) < walletOf(b) ? -1 : 1))
}
