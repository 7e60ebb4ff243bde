import { existsSync } from 'node:fs'
import { answerOf } from '../../config/answerOf.ts'
import { askForDrop } from '../../config/askForDrop.ts'
import { type DropAnswers, defaultAnswers } from '../../config/newConfig.ts'
import { readConfigAs } from '../../config/readConfigAs.ts'
import { writeNewConfig } from '../../config/writeNewConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import { canAsk, type TypedInput } from '../../output/confirm.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { networkBySlug } from '../chain/evmNetworks.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { type EvmDropAnswers, newEvmConfig } from '../config/newEvmConfig.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

interface InitOptions extends Partial<DropAnswers> {
  readonly force: boolean
}

/** @param input Input of the user, for questions. */
export async function init(
  context: EvmContext,
  { force, ...given }: InitOptions,
  input: TypedInput = process.stdin,
): Promise<CommandResult> {
  const path = context.configPath()
  if (existsSync(path) && !force) throw new CommandError('FILE_EXISTS', { path })
  const slug = context.options.chain ?? context.configuredChain()
  if (slug === undefined) throw new CommandError('CHAIN_NOT_GIVEN', {})
  const network = networkBySlug(slug)
  const treasury = given.treasury ?? (await ownAddress(context))
  const defaultsOf = (name?: string): EvmDropAnswers => ({
    ...defaultAnswers(name),
    chain: network.slug,
    price: `0.01 ${network.nativeCurrency.symbol}`,
    treasury,
  })
  const isAsked = canAsk(context.output, input) && !context.options.yes
  const answers = isAsked
    ? await askForDrop(context, given, { defaultsOf, problemOf }, input)
    : { ...defaultsOf(given.name), ...given }
  return writeNewConfig(path, EVM_CONFIG, newEvmConfig(answers)).result
}

/** The address of the configured key, otherwise of the account that the local network signs for. */
async function ownAddress(context: EvmContext): Promise<string> {
  const key = await context.key()
  return (key?.address ?? (await context.wallet()).address).toLowerCase()
}

/** The problem of an answer, in a sentence; undefined where there is none. */
function problemOf(key: keyof DropAnswers, answers: EvmDropAnswers): string | undefined {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const { problems } = readConfigAs(EVM_CONFIG, JSON.stringify(newEvmConfig(answers)), now)
  return problems.find(({ path }) => answerOf(path) === key)?.message
}
