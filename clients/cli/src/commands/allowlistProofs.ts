import { buildMerkleList } from '@mintline/solana'
import { writeMerkleProofs } from '@mintline/solana/node'
import { stopAtCheapPrices } from '../lists/cheapPrices.ts'
import { startProgress } from '../output/progress.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { type MerkleListOptions, readMerkleListOption, warnOfLongProofs } from './listOptions.ts'

interface ProofsOptions extends MerkleListOptions {
  readonly out: string
  readonly force: boolean
}

export async function proofs(
  context: CommandContext,
  options: ProofsOptions,
): Promise<CommandResult> {
  const given = await readMerkleListOption(context, options)
  await stopAtCheapPrices(context, given)
  const { path, entries } = given
  const list = await buildMerkleList(entries, { signal: context.signal })
  warnOfLongProofs(context, options, list.size)
  const folder = context.path(options.out)
  const bar = startProgress(context.output, 'Proofs', list.size)
  const counts = await writeMerkleProofs(list, {
    folder,
    replace: options.force,
    signal: context.signal,
    onProgress: ({ done }) => bar.update(done, ''),
  })
  const line = `${counts.written} proofs written, ${counts.kept} kept, ${counts.removed} removed`
  bar.finish()
  const text = labelled([
    ['root', Buffer.from(list.root).toString('hex')],
    ['proofs', line],
    ['folder', folder],
  ])
  return { text, data: { list: path, root: list.root, size: list.size, folder, ...counts } }
}
