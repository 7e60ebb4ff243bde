import { diffAllowlist, fetchAllowlist, formatAmount } from '@mintline/solana'
import type { Command } from 'commander'
import type { Currency } from '../amounts/amount.ts'
import { collectionOption } from '../chain/collectionOption.ts'
import { EXIT } from '../exitCodes.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import {
  listOption,
  type PhaseListOptions,
  phaseOption,
  readGivenAllowlist,
  readPhase,
} from './listOptions.ts'

interface Terms {
  readonly price: bigint
  readonly amount: number
}

export function addAllowlistDiff(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('diff')
    .description('Compare a list with the entries on chain; exit code 4 where they differ.')
    .addOption(collectionOption())
    .addOption(phaseOption())
    .addOption(listOption())
  withExamples(command, ['mintline allowlist diff --phase Friends --list friends.csv'])
  runtime.on(command, diff)
}

async function diff(context: CommandContext, options: PhaseListOptions): Promise<CommandResult> {
  const { connection, currency } = await context.cluster()
  const { info, phase } = await readPhase(context, options)
  const { phaseIndex } = phase
  const { entries } = readGivenAllowlist(context, options, phaseIndex, currency)
  const query = { deployment: info.editions, phaseIndex, signal: context.signal }
  const difference = diffAllowlist(entries, await fetchAllowlist(connection, query))
  const { added, changed, unchanged, onlyOnChain } = difference
  const text = (terms: Terms) => termsText(terms, currency)
  const lines = [
    ...added.map((entry) => `+ ${entry.user} ${text(entry)}`),
    ...changed.map(({ entry, current }) => `~ ${entry.user} ${text(current)} -> ${text(entry)}`),
    ...onlyOnChain.map((record) => `- ${record.user} ${text(record)}`).sort(),
  ]
  const counts = [
    `${added.length} to add`,
    `${changed.length} to change`,
    `${unchanged.length} unchanged`,
    `${onlyOnChain.length} only on chain`,
  ]
  return {
    text: [...lines, counts.join(', ')].join('\n'),
    data: difference,
    exitCode: lines.length === 0 ? EXIT.ok : EXIT.differs,
  }
}

function termsText({ price, amount }: Terms, currency: Currency): string {
  return `${amount} at ${formatAmount(price, currency)}`
}
