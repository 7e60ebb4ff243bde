import { replaceFile } from '@mintline/core/files'
import { type AllowlistEntry, fetchAllowlist, formatAllowlistCsv } from '@mintline/solana'
import { fetchPhasesTokens } from '../chain/fetchTokens.ts'
import { type ExportOptions, exportPath } from '../lists/exportPath.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type PhaseListOptions, readPhase } from './listOptions.ts'

export async function exportEntries(
  context: CommandContext,
  options: PhaseListOptions & ExportOptions,
): Promise<CommandResult> {
  const path = exportPath(context, options)
  const { info, phase } = await readPhase(context, options)
  const entries = await fetchSortedEntries(context, info.editions, phase.phaseIndex)
  const tokens = await fetchPhasesTokens(context, [phase])
  const csv = formatAllowlistCsv(entries, tokens.get(phase.priceToken))
  if (!path) return { text: csv.trimEnd(), data: { entries } }
  await replaceFile(path, csv)
  return { text: `Wrote ${entries.length} entries to ${path}`, data: { path, entries } }
}

/** Fetches a phase's entries in the order of their wallets. */
export async function fetchSortedEntries(
  context: CommandContext,
  deployment: string,
  phaseIndex: number,
): Promise<readonly AllowlistEntry[]> {
  const { connection } = await context.cluster()
  const query = { deployment, phaseIndex, signal: context.signal }
  const entries = await fetchAllowlist(connection, query)
  return entries.toSorted((a, b) => (a.user < b.user ? -1 : 1))
}
