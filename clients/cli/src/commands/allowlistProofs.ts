import { buildMerkleList } from '@mintline/solana'
import { writeMerkleProofs } from '@mintline/solana/node'
import type { Command } from 'commander'
import { stopAtCheapPrices } from '../lists/cheapPrices.ts'
import { startProgress } from '../output/progress.ts'
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

interface ProofsOptions extends MerkleListOptions {
  readonly out: string
  readonly force: boolean
}

export function addAllowlistProofs(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('proofs')
    .description(
      'Write the merkle proof of every wallet of a list as <wallet>.json; needs no network.',
    )
    .option('--phase <index or name>', 'phase of the config whose list it is')
    .addOption(listOption())
    .addOption(unitOption())
    .requiredOption('--out <folder>', 'where to; put the folder online as it is')
    .option('--force', 'replace the proofs of another list', false)
  withExamples(command, ['mintline allowlist proofs --phase Members --out proofs/members'])
  runtime.on(command, proofs)
}

async function proofs(context: CommandContext, options: ProofsOptions): Promise<CommandResult> {
  const given = await readGivenMerkleList(context, options)
  await stopAtCheapPrices(context, given)
  const { path, entries } = given
  const list = await buildMerkleList(entries, { signal: context.signal })
  await warnOfLongProofs(context, list.size)
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
