import type { ConfiguredDrop } from '../launch/configuredDrop.ts'
import type { MerkleList, MerkleListOptions } from '../lists/writeProofs.ts'
import { counted } from '../output/counted.ts'
import { labelled } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { usageError } from './optionValues.ts'

interface ProofsOptions extends MerkleListOptions {
  readonly out: string
  /** Only where proofs of another list are kept otherwise. */
  readonly force?: boolean
}

export async function root(
  context: BaseContext,
  drop: ConfiguredDrop,
  options: MerkleListOptions,
): Promise<CommandResult> {
  const { path: list, root, size } = await readList(context, drop, options)
  const text = labelled([
    ['root', root],
    ['wallets', `${size}`],
  ])
  return { text, data: { list, root, size } }
}

export async function proofs(
  context: BaseContext,
  drop: ConfiguredDrop,
  { out, force = false, ...options }: ProofsOptions,
): Promise<CommandResult> {
  const list = await readList(context, drop, options)
  const { path, root, size, merkle } = list
  const folder = context.path(out)
  const counts = await list.write(folder, { replace: force, signal: context.signal })
  const { written, kept, removed } = counts
  const text = labelled([
    ['root', root],
    [
      merkle ? 'shards' : 'proofs',
      `${counted(written, 'file')} written, ${kept} kept, ${removed} removed`,
    ],
    ['folder', folder],
    ['metadata', merkle && `"merkle": ${JSON.stringify(merkle)}`],
  ])
  return { text, data: { list: path, root, size, folder, ...counts, merkle } }
}

async function readList(
  { output }: BaseContext,
  drop: ConfiguredDrop,
  options: MerkleListOptions,
): Promise<MerkleList> {
  const list = await drop.readMerkleList(options)
  if (!list) throw usageError('Name a phase of the config with a list')
  for (const warning of list.warnings) output.warn(warning)
  return list
}
