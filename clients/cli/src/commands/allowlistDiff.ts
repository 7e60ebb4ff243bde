import { diffAllowlist, fetchAllowlist, fetchRent, upsertCosts } from '@mintline/solana'
import { EXIT } from '../exitCodes.ts'
import {
  changedLines,
  listChangeLines,
  type Terms,
  termsText,
  unitOfToken,
} from '../lists/listChangeLines.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type PhaseListOptions, readAllowlistOption, readPhase } from './listOptions.ts'

export async function diff(
  context: CommandContext,
  options: PhaseListOptions,
): Promise<CommandResult> {
  const { connection, currency } = await context.cluster()
  const found = await readPhase(context, options)
  const { info, phase } = found
  const { phaseIndex } = phase
  const { entries, totals, token } = await readAllowlistOption(context, options, found, currency)
  const query = { deployment: info.editions, phaseIndex, signal: context.signal }
  const difference = diffAllowlist(entries, await fetchAllowlist(connection, query))
  const { added, changed, onlyOnChain } = difference
  const unit = unitOfToken(token) ?? currency
  const text = (terms: Terms) => termsText(terms, unit)
  const lines = [
    ...added.map((entry) => `+ ${entry.user} ${text(entry)}`),
    ...changedLines(changed, unit, true),
    ...onlyOnChain.map((record) => `- ${record.user} ${text(record)}`).sort(),
  ]
  const costs = upsertCosts({
    added: added.length,
    changed: changed.length,
    rentOf: await fetchRent(connection),
  })
  const summary = labelled(listChangeLines({ difference, totals, costs, currency, unit }))
  return {
    text: [...lines, summary].join('\n'),
    data: difference,
    exitCode: lines.length === 0 ? EXIT.ok : EXIT.differs,
  }
}
