import { buildMerkleList } from '@mintline/solana'
import type { Command } from 'commander'
import { stopAtCheapPrices } from '../lists/cheapPrices.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import {
  listOption,
  type MerkleListOptions,
  readGivenMerkleList,
  unitOption,
  warnOfLongProofs,
} from './listOptions.ts'

export function addAllowlistRoot(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('root')
    .description('Print the merkle root of a list; needs no network.')
    .option('--phase <index or name>', 'phase of the config whose list it is')
    .addOption(listOption())
    .addOption(unitOption())
  withExamples(command, [
    'mintline allowlist root --list members.csv',
    'mintline allowlist root --phase Members --json',
  ])
  runtime.on(command, root)
}

async function root(context: CommandContext, options: MerkleListOptions): Promise<CommandResult> {
  const list = await readGivenMerkleList(context, options)
  await stopAtCheapPrices(context, list)
  const { path, entries } = list
  const { root: bytes, size } = await buildMerkleList(entries, { signal: context.signal })
  await warnOfLongProofs(context, size)
  const text = labelled([
    ['root', Buffer.from(bytes).toString('hex')],
    ['wallets', String(size)],
  ])
  return { text, data: { list: path, root: bytes, size } }
}
