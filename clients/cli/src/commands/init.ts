import { STORAGES, type StorageChoice, uploadSteps } from '../assets/storages.ts'
import { answerProblem } from '../config/answerProblem.ts'
import { askForDrop } from '../config/askForDrop.ts'
import { chainInConfig } from '../config/chainInConfig.ts'
import { loadConfigKind } from '../config/loadConfigKind.ts'
import { type DropAnswers, defaultAnswers, newConfig } from '../config/newConfig.ts'
import { platformOf } from '../config/platformOf.ts'
import { warnOfLocalValues } from '../config/realNetwork.ts'
import { writeNewConfig } from '../config/writeNewConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import type { ChainKind } from '../networks/chainKind.ts'
import { chainKindNamed, networkNamed } from '../networks/networkNamed.ts'
import { canAsk, type TypedInput } from '../output/confirm.ts'
import { askText, choose } from '../output/prompts.ts'
import { assertMayReplace } from '../runtime/assertMayReplace.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { assertInstalled } from '../runtime/parts.ts'

/** Options for a new config. */
export interface InitOptions extends Partial<DropAnswers> {
  readonly force: boolean
  /** The drop machine's address, on Aptos. */
  readonly machine?: string
  readonly storage?: string
}

/** What a person without an answer to the first question tries. */
const FIRST_CHAIN = 'solana-devnet'

/**
 * Writes a config to start from.
 *
 * @param ownKind The chain kind that the options name.
 * @param input The user's input, for questions.
 */
export async function init(
  ownContext: BaseContext,
  ownKind: ChainKind,
  { force, machine, storage: storageName, ...given }: InitOptions,
  input: TypedInput = process.stdin,
): Promise<CommandResult> {
  const path = ownContext.configPath()
  assertMayReplace(path, { force })
  const { yes, chain: named, cluster, url } = ownContext.options
  const isAsked = canAsk(ownContext.output, input) && !yes
  const isNamed = [named, cluster, url].some((option) => option !== undefined)
  const chain =
    isAsked && !isNamed
      ? await askForChain(ownContext, input)
      : (named ?? (await present(ownContext, ownKind)))
  const kind = chain === undefined ? ownKind : chainKindNamed(chain)
  const config = await loadConfigKind(kind)
  if (chain === undefined && !config.isChainOptional) throw new CommandError('CHAIN_NOT_GIVEN', {})
  const network = chain === undefined ? undefined : networkNamed(chain)
  const context = chain === named ? ownContext : await contextOn(kind, ownContext, chain)

  const isStored = storageName !== undefined || given.baseUri !== undefined
  const storage =
    isAsked && !isStored
      ? await askForStorage(context, input)
      : STORAGES.find(({ name }) => name === storageName)

  const platform = platformOf(context, kind)
  const treasury = given.treasury ?? (await context.ownAddress())
  const price = `${config.newPrice} ${network?.nativeCurrency.symbol ?? 'SOL'}`
  const defaultsOf = (name?: string) => ({ ...defaultAnswers(name, price), treasury })
  const dropOf = (answers: DropAnswers) => ({
    ...{ answers, chain: network?.slug, platform },
    ...(machine !== undefined && { extras: { machine } }),
  })
  const rules = {
    defaultsOf,
    problemOf: (key: keyof DropAnswers, answers: DropAnswers) =>
      answerProblem(config, key, dropOf(answers)),
    isAddressKnown: !storage || storage.hasAddress === true,
  }
  const answers = isAsked
    ? await askForDrop(context, given, rules, input)
    : { ...defaultsOf(given.name), ...given }
  const content = newConfig(config.newParts, dropOf(answers))
  const next = storage ? `${uploadSteps(storage)}, then mintline validate` : undefined
  const { result } = await writeNewConfig(path, config, content, { platform, next })
  if (config.isChainOptional) warnOfLocalValues(context, path)
  return result
}

/** Returns the network of the config that is replaced, where a config has to name one. */
async function present(context: BaseContext, kind: ChainKind): Promise<string | undefined> {
  const { isChainOptional } = await loadConfigKind(kind)
  return isChainOptional ? undefined : chainInConfig(context.configPath()).chain
}

function askForChain(context: BaseContext, input: TypedInput): Promise<string> {
  const problemOf = (name: string) => {
    try {
      networkNamed(name)
      return undefined
    } catch (error) {
      if (error instanceof CommandError) return error.message
      throw error
    }
  }
  const message = 'Network, by its name or chain id: solana, base, aptos-testnet, 8453'
  return askText(context, { message, standard: FIRST_CHAIN, problemOf }, input)
}

async function askForStorage(
  context: BaseContext,
  input: TypedInput,
): Promise<StorageChoice | undefined> {
  const labels = STORAGES.map(({ label }) => label)
  const message = 'Where will the artwork be stored?'
  return STORAGES[await choose(context, { message, labels }, input)]
}

type ContextClass = new (...inputs: ConstructorParameters<typeof BaseContext>) => BaseContext

const LOADERS: Readonly<Record<ChainKind, () => Promise<ContextClass>>> = {
  solana: async () => (await import('../runtime/commandContext.ts')).CommandContext,
  evm: async () => {
    assertInstalled('evm')
    return (await import('../evm/chain/evmContext.ts')).EvmContext
  },
  aptos: async () => {
    assertInstalled('aptos')
    return (await import('../aptos/chain/aptosContext.ts')).AptosContext
  },
}

/**
 * Returns a command's context on another chain.
 *
 * @throws PACKAGES_NOT_INSTALLED
 */
async function contextOn(
  kind: ChainKind,
  { options, output, environment }: BaseContext,
  chain: string | undefined,
): Promise<BaseContext> {
  const ContextOfChain = await LOADERS[kind]()
  return new ContextOfChain({ ...options, chain }, output, environment)
}
