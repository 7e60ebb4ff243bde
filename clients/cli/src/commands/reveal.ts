import {
  type CollectionInfo,
  fetchRent,
  prepareCommitReveal,
  prepareReveal,
  randomSeed,
} from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import { CommandError } from '../errors/commandError.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { revealFile, revealPath, seedText } from '../state/revealFile.ts'
import { readOption, readWhole, usageError } from './optionValues.ts'

interface RevealOptions extends CollectionOption {
  readonly seedFile?: string
}

interface CommitOptions extends RevealOptions {
  readonly baseUri?: string
  readonly files?: string
}

export async function reveal(
  context: CommandContext,
  options: RevealOptions,
): Promise<CommandResult> {
  const session = await openSession(context)
  const { connection } = session.cluster
  const info = await readCollection(context, options)
  const { path, read } = seedFile(session, info, options)
  const secret = read()
  if (!secret) throw new CommandError('SEED_NOT_FOUND', { path, symbol: info.symbol })
  const rentOf = await fetchRent(connection)
  const input = { info, wallet: session.address, rentOf, secret }
  return executePlanAsResult(session, await prepareReveal(connection, input))
}

export async function commit(
  context: CommandContext,
  options: CommitOptions,
): Promise<CommandResult> {
  const files = readOption('--files', options.files, (text) => readWhole('--files', text))
  const session = await openSession(context)
  const { cluster, address: wallet } = session
  assertOptionsFitNetwork(context, cluster, [['--base-uri', options.baseUri]])
  const info = await readCollection(context, options)
  const configured = context.configIfAny()?.config
  // Another drop's config says nothing about these files.
  const ofConfig = configured?.symbol === info.symbol ? configured.extras.reveal : undefined
  const baseUri = options.baseUri ?? ofConfig?.baseUri
  const fileCount = files ?? ofConfig?.fileCount
  if (baseUri === undefined || fileCount === undefined) {
    throw usageError('Give --base-uri and --files')
  }
  const file = seedFile(session, info, options)
  const secret = { seed: file.read()?.seed ?? randomSeed(), baseUri, fileCount }
  const rentOf = await fetchRent(cluster.connection)
  const input = { info, wallet, rentOf, reveal: secret }
  const plan = await prepareCommitReveal(cluster.connection, input)
  if (plan.transactions.length > 0 && !context.options.dryRun) {
    file.keep(secret)
    context.output.info(seedText(file.path))
  }
  return executePlanAsResult(session, plan)
}

function seedFile(
  { context, stateFolder }: WriteSession,
  { editions }: CollectionInfo,
  { seedFile: given }: RevealOptions,
) {
  return revealFile(given === undefined ? revealPath(stateFolder, editions) : context.path(given))
}
