import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { MintlineError } from '@mintline/core'
import { keypairWallet, type SolanaWallet } from '@mintline/solana'
import { findNode, type Node } from '../cluster/findNode.ts'
import { type Cluster, resolveCluster } from '../cluster/resolveCluster.ts'
import { loadConfig } from '../config/loadConfig.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import type { Output, TextStream } from '../output/output.ts'
import { developmentWallet, fundFromFaucet } from '../wallet/developmentWallet.ts'
import { isKeypairConfigured, loadWallet } from '../wallet/loadWallet.ts'
import type { GlobalOptions } from './globalOptions.ts'

/** Default file name of the config. */
export const DEFAULT_CONFIG = 'drop.config.json'

/** Environment of a command, from the process. */
export interface Environment {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly stdout: TextStream
  readonly stderr: TextStream
  /** Aborts at Ctrl-C; a command stops at the next safe point. */
  readonly signal: AbortSignal
  /** Folder whose `.mintline` stores the state between runs. Default: that of the config. */
  readonly stateBase?: string
}

/** Context of all commands. Files and networks are only accessed on demand. */
export class CommandContext {
  readonly options: GlobalOptions
  readonly output: Output
  readonly environment: Environment
  /** True if the user has confirmed what the command sends. */
  isConfirmed = false
  #cluster: Promise<Cluster> | undefined
  #isWaiting = false

  constructor(options: GlobalOptions, output: Output, environment: Environment) {
    this.options = options
    this.output = output
    this.environment = environment
  }

  get signal(): AbortSignal {
    return this.environment.signal
  }

  /** The network, fetched once. */
  cluster(): Promise<Cluster> {
    this.#cluster ??= resolveCluster(this.options, this.environment.env, {
      signal: this.signal,
      onNodeFailure: (error) => this.#tellWaiting(error),
    })
    return this.#cluster
  }

  /** Explains the wait if the first request already fails, before any other output. */
  #tellWaiting(error: MintlineError): void {
    if (!this.#isWaiting) this.output.info(`Waiting for ${this.node().host}, which may take 30 s`)
    this.#isWaiting = true
    this.output.detail(error.message)
  }

  /** Finds the node; throws as `findNode` does. */
  node(): Node {
    return findNode(this.options, this.environment.env)
  }

  /**
   * The wallet that pays and signs: the configured one, or on a local network the development wallet, with funds.
   *
   * @throws KEYPAIR_NOT_FOUND, KEYPAIR_INVALID, and what `cluster` throws.
   */
  async wallet(): Promise<SolanaWallet> {
    if (this.hasKeypair() || !(await this.cluster()).isLocal) return this.configuredWallet()
    const keypair = developmentWallet(this.stateBase()).keypair()
    const funds = await fundFromFaucet(await this.cluster(), keypair.publicKey)
    const funded = funds ? `; the faucet gave it ${funds}` : ''
    this.output.info(
      `No keypair is configured: using the development wallet ${keypair.publicKey.toBase58()}${funded}`,
    )
    return keypairWallet(keypair)
  }

  /** True if a keypair is configured. */
  hasKeypair(): boolean {
    return isKeypairConfigured({ keypair: this.options.keypair, ...this.environment })
  }

  /** @throws KEYPAIR_NOT_FOUND, KEYPAIR_INVALID */
  configuredWallet(): SolanaWallet {
    return loadWallet({ keypair: this.options.keypair, ...this.environment })
  }

  /** @throws FILE_NOT_READABLE, CONFIG_INVALID */
  config(): LoadedConfig {
    return loadConfig(this.configPath())
  }

  /** The config where it is given or exists; otherwise undefined. */
  configIfAny(): LoadedConfig | undefined {
    const isNamed = this.options.config !== undefined
    return isNamed || existsSync(this.configPath()) ? this.config() : undefined
  }

  configPath(): string {
    return this.path(this.options.config ?? DEFAULT_CONFIG)
  }

  /** Resolves a path of the command line. */
  path(path: string): string {
    return resolve(this.environment.cwd, path)
  }

  /** Folder whose `.mintline` stores the state between runs. */
  stateBase(): string {
    return this.environment.stateBase ?? dirname(this.configPath())
  }

  /** @throws The reason where Ctrl-C was pressed */
  throwIfInterrupted(): void {
    if (this.signal.aborted) throw new CommandError('INTERRUPTED', {})
  }
}
