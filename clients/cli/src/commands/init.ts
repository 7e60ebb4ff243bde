import { existsSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CoreError } from '@mintline/core'
import type { ClusterName } from '../cluster/clusterNames.ts'
import { askForDrop } from '../config/askForDrop.ts'
import { warnOfDevelopmentWallet } from '../config/developmentWalletUse.ts'
import { type DropAnswers, defaultAnswers, newConfig } from '../config/newConfig.ts'
import { readConfig } from '../config/readConfig.ts'
import type { DropConfig } from '../config/schema.ts'
import { CommandError } from '../errors/commandError.ts'
import { writeText } from '../files/writeText.ts'
import { canAsk, type TypedInput } from '../output/confirm.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { developmentWallet } from '../wallet/developmentWallet.ts'

const SCHEMA = fileURLToPath(new URL('../../schema/drop.config.schema.json', import.meta.url))

const LOCALNET: ClusterName = 'localnet'

interface InitOptions extends Partial<DropAnswers> {
  readonly force: boolean
}

/** @param input Input of the user, for questions. */
export async function init(
  context: CommandContext,
  options: InitOptions,
  input: TypedInput = process.stdin,
): Promise<CommandResult> {
  const path = context.configPath()
  if (existsSync(path) && !options.force) throw new CommandError('FILE_EXISTS', { path })
  const treasury = options.treasury ?? ownAddress(context)
  const defaultsOf = (name?: string) => ({ ...defaultAnswers(name), treasury })
  const isAsked = canAsk(context.output, input) && !context.options.yes
  const answers = isAsked
    ? await askForDrop(context, options, defaultsOf, input)
    : { ...defaultsOf(options.name), ...options }
  const config = { $schema: schemaFrom(path), ...newConfig(answers) }
  const text = `${JSON.stringify(config, undefined, 2)}\n`
  const checked = checkedConfig(text)
  writeText(path, text)
  warnOfDevelopmentWallet(context, checked)
  return { text: `Wrote ${path}\nNext: mintline validate`, data: { path, config } }
}

/** The wallet's address: without a keypair, that of the development wallet, unless for a real network. */
function ownAddress(context: CommandContext): string {
  const { cluster = LOCALNET } = context.options
  if (context.hasKeypair() || cluster !== LOCALNET) {
    return context.configuredWallet().publicKey.toBase58()
  }
  return developmentWallet(context.stateBase()).keypair().publicKey.toBase58()
}

/** The answers may not be a valid symbol or price. */
function checkedConfig(text: string): DropConfig {
  const { config, problems: found } = readConfig(text, BigInt(Math.floor(Date.now() / 1_000)))
  // Line numbers of a file that was not written are useless.
  const problems = found.map(({ path, code, message }) => ({ path, code, message }))
  if (!config || problems.length > 0) throw new CoreError('INPUT_INVALID', { problems })
  return config
}

function schemaFrom(path: string): string {
  const way = relative(dirname(path), SCHEMA).replaceAll('\\', '/')
  return way.startsWith('.') ? way : `./${way}`
}
