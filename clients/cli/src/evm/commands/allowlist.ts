import { nativeCoinOf } from '@mintline/evm'
import { usageError } from '../../commands/optionValues.ts'
import { phaseIndexOf } from '../../config/phaseIndexOf.ts'
import { labelled } from '../../output/table.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { namedToken } from '../drop/readDrop.ts'
import { type EvmPhaseList, readEvmTokens, readPhaseList } from '../lists/readEvmPhases.ts'
import { merkleOf, writeListProofs } from '../lists/writeProofs.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

interface ListOptions {
  readonly phase: string
  readonly tokenId?: string
}

interface ProofsOptions extends ListOptions {
  readonly out: string
}

export async function root(context: EvmContext, options: ListOptions): Promise<CommandResult> {
  const { path, allowlist, entries } = await readList(context, options)
  const { merkleRoot } = allowlist
  const text = labelled([
    ['root', merkleRoot],
    ['wallets', `${entries.length}`],
  ])
  return { text, data: { list: path, root: merkleRoot, size: entries.length } }
}

export async function proofs(context: EvmContext, options: ProofsOptions): Promise<CommandResult> {
  const list = await readList(context, options)
  const { path, allowlist, entries } = list
  const folder = context.path(options.out)
  const counts = await writeListProofs(context, list, folder)
  const { written, kept, removed } = counts
  const { merkleRoot } = allowlist
  const merkle = merkleOf(list)
  const text = labelled([
    ['root', merkleRoot],
    [
      list.sharded ? 'shards' : 'proofs',
      `${written} files written, ${kept} kept, ${removed} removed`,
    ],
    ['folder', folder],
    ['metadata', merkle && `"merkle": ${JSON.stringify(merkle)}`],
  ])
  const data = { list: path, root: merkleRoot, size: entries.length, folder, ...counts, merkle }
  return { text, data }
}

/** Reads a phase's list by name or number. Needs the network only for prices in tokens. */
async function readList(context: EvmContext, options: ListOptions): Promise<EvmPhaseList> {
  const loaded = context.config()
  const { config } = loaded
  const token = namedToken(config, options)
  const index = phaseIndexOf(options.phase, token.phases)
  const phase = token.phases[index]
  if (!phase?.list?.file) throw usageError('Name a phase of the config with a list')
  const list =
    phase.currency === undefined
      ? readPhaseList(phase, token, loaded, nativeCoinOf(config.chain))
      : (await readEvmTokens(context, loaded)).find((read) => read.config === token)?.phases[index]
          ?.list
  if (!list) throw usageError('Name a phase of the config with a list')
  for (const warning of list.warnings) context.output.warn(warning)
  return list
}
