import { existsSync } from 'node:fs'
import { type AskOptions, isMintlineError, type MintlineError } from '@mintline/core'
import type { Network } from '@mintline/core/networks'
import { readOption } from '../commands/optionValues.ts'
import { chainInConfig } from '../config/chainInConfig.ts'
import type { ConfigKind } from '../config/configKind.ts'
import { assertOfChain, loadConfigAs } from '../config/loadConfigAs.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import { BaseContext, type NodePlace } from '../runtime/baseContext.ts'
import { createdContracts } from '../state/createdContracts.ts'
import { type ChainNode, findChainNode, type NetworkKind } from './findChainNode.ts'
import { chainKindInConfig } from './networkNamed.ts'

/** What a chain kind with named networks has. */
export interface NetworkContextKind<Chain, Of extends Network, Config> {
  readonly networks: NetworkKind<Of>
  readonly config: ConfigKind<Config>
  /** Command that starts a node on this machine. */
  readonly startedBy: string
  /** Asks the node for its network. */
  resolve(node: ChainNode<Of>, ask: AskOptions): Promise<Chain>
  /** Returns the folder for a network's state between runs. */
  folderOf(base: string, chain: Chain): Promise<string>
  /** Parses a drop's address, after which a token id may stand. */
  addressOf(text: string): string
}

/** A config that may name a drop. */
interface DropConfig {
  readonly extras: { readonly contract: string | undefined }
}

/** A command's drop. */
export interface FoundContract<Config> {
  readonly contract: string
  /** The config, whether or not it belongs to this drop. */
  readonly loaded: LoadedConfig<Config> | undefined
  /** True if the config belongs to this drop. */
  readonly isOwn: boolean
}

const UNION_PREFIX = /^[A-Z0-9]+:/

/** Context for commands on chains with named networks. Files and networks are only accessed on demand. */
export abstract class NetworkContext<
  Wallet,
  Chain extends { readonly name: string },
  Of extends Network,
  Config extends DropConfig,
> extends BaseContext<Wallet> {
  #chain: Promise<Chain> | undefined

  protected abstract readonly kind: NetworkContextKind<Chain, Of, Config>

  /** Returns the network, fetched once. */
  chain(): Promise<Chain> {
    this.#chain ??= this.kind.resolve(this.node(), {
      signal: this.signal,
      onNodeFailure: (error) => this.tellWaiting(error),
    })
    return this.#chain
  }

  /** Finds the node; throws as `findChainNode` does. */
  override node(): ChainNode<Of> & NodePlace {
    const { chain, url, contract } = this.options
    const { chain: configured } = chainInConfig(this.configPath())
    const { networks, startedBy } = this.kind
    return { ...findChainNode({ chain, url, configured, contract }, networks), startedBy }
  }

  /** @throws FILE_NOT_READABLE, CONFIG_INVALID */
  config(): LoadedConfig<Config> {
    return loadConfigAs(this.kind.config, this.configPath())
  }

  /** Returns the config if it is given or exists, unless it is for another chain; otherwise undefined. */
  configIfAny(): LoadedConfig<Config> | undefined {
    const path = this.configPath()
    const isThere = () =>
      existsSync(path) && chainKindInConfig(chainInConfig(path).chain) === this.kind.config.kind
    return this.options.config !== undefined || isThere() ? this.config() : undefined
  }

  /** Returns a config's drop address: the one that it names, otherwise the recorded one; undefined = not created. */
  async contractOf({ config, path }: LoadedConfig<Config>): Promise<string | undefined> {
    if (config.extras.contract !== undefined) return config.extras.contract
    const folder = await this.kind.folderOf(this.stateBase(), await this.chain())
    return createdContracts(folder, path, this.kind.addressOf).read().drop
  }

  /**
   * Finds a command's drop: the one in `--contract`, otherwise the config's.
   *
   * @throws DROP_NOT_GIVEN, DROP_NOT_DEPLOYED, CONFIG_OF_OTHER_CHAIN, INVALID_ADDRESS, INVALID_CONTRACT_ADDRESS, and the config's errors
   */
  async findContract(given: string | undefined): Promise<FoundContract<Config>> {
    // An unknown chain explains more than an address on it.
    this.node()
    const named = readOption('--contract', given, (text) =>
      this.kind.addressOf(text.replace(UNION_PREFIX, '')),
    )
    const loaded = this.configIfAny()
    const own = loaded && (await this.contractOf(loaded))
    const contract = named ?? own
    if (contract === undefined) throw await this.#noDrop(loaded)
    return { contract, loaded, isOwn: contract === own }
  }

  async #noDrop(loaded: LoadedConfig<Config> | undefined): Promise<MintlineError> {
    const { path = this.configPath() } = loaded ?? {}
    if (loaded)
      return new CommandError('DROP_NOT_DEPLOYED', { path, chain: (await this.chain()).name })
    assertOfChain(this.kind.config, path)
    return new CommandError('DROP_NOT_GIVEN', {})
  }
}

/**
 * Asks a node that has to be on a network.
 *
 * @throws NODE_OF_OTHER_CHAIN if it is on another one
 */
export async function onRequired<Answer>(
  { network, host }: Pick<ChainNode<Network>, 'network' | 'host'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!isMintlineError(error, 'CHAIN_MISMATCH') || !network) throw error
    const actual = `chain ${error.context.current}`
    const context = { chain: network.name, host, actual }
    throw new CommandError('NODE_OF_OTHER_CHAIN', context, { cause: error })
  }
}
