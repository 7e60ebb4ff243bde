import { type AllowlistEntry, diffAllowlist, fetchAllowlist } from '@mintline/aptos'
import { replaceFile } from '@mintline/core/files'
import { EXIT } from '../../exitCodes.ts'
import { type ExportOptions, exportPath } from '../../lists/exportPath.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { describeDiff, diffLines } from '../lists/describeDiff.ts'
import { findPhase, type ListOption, readListOption } from '../lists/findPhase.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

/** Prints a phase's entries as CSV, or writes them to a file. */
export async function show(
  context: AptosContext,
  options: ListOption & ExportOptions,
): Promise<CommandResult> {
  const path = exportPath(context, options)
  const { reference, phase } = await findPhase(context, options)
  const { connection } = await context.chain()
  const { phaseId } = phase
  const { signal } = context
  const entries = await fetchAllowlist(connection, { ...reference, phaseId }, { signal })
  const csv = entriesCsv(entries)
  if (!path) return { text: csv, data: { phaseId, entries } }
  await replaceFile(path, `${csv}\n`)
  return { text: `Wrote ${entries.length} entries to ${path}`, data: { phaseId, path, entries } }
}

/** Formats entries as CSV that lists are read from, in the order of the wallets. */
export function entriesCsv(entries: readonly AllowlistEntry[]): string {
  const rows = entries.map((entry) => `${entry.wallet},${entry.maxPerWalletByAllowList}`)
  return ['wallet,amount', ...rows.sort()].join('\n')
}

/** Compares a list with a phase's entries. */
export async function diff(context: AptosContext, options: ListOption): Promise<CommandResult> {
  const found = await findPhase(context, options)
  const { entries } = readListOption(context, options, found)
  const { connection } = await context.chain()
  const reference = { ...found.reference, phaseId: found.phase.phaseId }
  const { signal } = context
  const difference = diffAllowlist(entries, await fetchAllowlist(connection, reference, { signal }))
  const lines = diffLines(difference)
  return {
    text: [...lines, describeDiff(difference)].join('\n'),
    data: difference,
    exitCode: lines.length === 0 ? EXIT.ok : EXIT.differs,
  }
}
