import { buildMerkleList } from '@mintline/solana'
import { stopAtCheapPrices } from '../lists/cheapPrices.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type MerkleListOptions, readMerkleListOption, warnOfLongProofs } from './listOptions.ts'

export async function root(
  context: CommandContext,
  options: MerkleListOptions,
): Promise<CommandResult> {
  const list = await readMerkleListOption(context, options)
  await stopAtCheapPrices(context, list)
  const { path, entries } = list
  const { root: bytes, size } = await buildMerkleList(entries, { signal: context.signal })
  warnOfLongProofs(context, options, size)
  const text = labelled([
    ['root', Buffer.from(bytes).toString('hex')],
    ['wallets', String(size)],
  ])
  return { text, data: { list: path, root: bytes, size } }
}
