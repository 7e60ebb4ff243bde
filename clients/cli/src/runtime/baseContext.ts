import { dirname, resolve } from 'node:path'
import { DEFAULT_IPFS_GATEWAY } from '@mintline/core'
import { checkedGateway } from '../assets/checkedAddress.ts'
import { CommandError } from '../errors/commandError.ts'
import type { Output, TextStream } from '../output/output.ts'
import { openWallet, type WalletMakers } from '../wallet/openWallet.ts'
import type { SignPage } from '../wallet/page/signPage.ts'
import { type WalletSource, walletSourceOf } from '../wallet/walletSource.ts'
import type { GlobalOptions } from './globalOptions.ts'

/** Default file name for the config. */
export const DEFAULT_CONFIG = 'drop.config.json'

/** A command's environment, from the process. */
export interface Environment {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly stdout: TextStream
  readonly stderr: TextStream
  /** Aborts at Ctrl-C; a command stops at the next safe point. */
  readonly signal: AbortSignal
  /** Folder whose `.mintline` stores state between runs. Default: the config's folder. */
  readonly stateBase?: string
}

/** A command's node, for advice. */
export interface NodePlace {
  /** Host and port. */
  readonly host: string
  readonly isOnThisMachine: boolean
  /** The command that starts such a node on this machine. */
  readonly startedBy: string
}

/** Context for a command on any chain. */
export abstract class BaseContext<Wallet = unknown> {
  readonly options: GlobalOptions
  readonly output: Output
  readonly environment: Environment
  /** True if the user has confirmed what the command sends. */
  isConfirmed = false
  /** True if the command has printed its transactions, or has none. */
  hasPrinted = false
  /** The page on which a browser's wallet signs; undefined = it signs elsewhere. */
  page: SignPage | undefined
  #isWaiting = false
  #wallet: Promise<Wallet> | undefined

  /** @throws USAGE_INVALID if the options choose several wallets */
  constructor(options: GlobalOptions, output: Output, environment: Environment) {
    const dryRun = options.dryRun || options.printTransactions === true
    if (walletSourceOf(options).kind === 'address' && !dryRun) {
      const reason =
        '--signer needs --print-transactions or --dry-run, since an address cannot sign'
      throw new CommandError('USAGE_INVALID', { reason })
    }
    this.options = { ...options, dryRun }
    this.output = output
    this.environment = environment
  }

  /** Finds the command's node without a request. */
  abstract node(): NodePlace

  /** Returns wallet addresses that are for local networks only, in their normal form. */
  abstract developmentWallets(): readonly string[]

  /**
   * Returns the address of the wallet that a new drop pays to: the command's own.
   *
   * @throws What `wallet` throws
   */
  abstract ownAddress(): Promise<string>

  /** How this chain makes a wallet from each source. */
  protected abstract walletMakers(): WalletMakers<Wallet>

  /** Returns where the command's wallet comes from. Asks neither a file nor a device for it. */
  walletSource(): WalletSource {
    const source = walletSourceOf(this.options)
    const versions = this.page?.wallet?.versions
    if (source.kind !== 'browser' || !versions) return source
    return { ...source, signsLookupTables: versions.includes(0) }
  }

  /** Returns the wallet that pays and signs, opened once. Throws what its maker throws. */
  wallet(): Promise<Wallet> {
    this.#wallet ??= openWallet(this.walletSource(), this.walletMakers())
    return this.#wallet
  }

  get signal(): AbortSignal {
    return this.environment.signal
  }

  configPath(): string {
    return this.path(this.options.config ?? DEFAULT_CONFIG)
  }

  /** Returns the folder that paths in the config are relative to. */
  configFolder(): string {
    return dirname(this.configPath())
  }

  /** Resolves a path from the command line. */
  path(path: string): string {
    return resolve(this.environment.cwd, path)
  }

  /** Returns the folder whose `.mintline` stores state between runs. */
  stateBase(): string {
    return this.environment.stateBase ?? this.configFolder()
  }

  /**
   * Returns options for reading documents: the IPFS gateway in `MINTLINE_IPFS_GATEWAY`, or the public one.
   *
   * @throws USAGE_INVALID if the variable has no gateway.
   */
  resources(): { readonly gateway: string } {
    const { MINTLINE_IPFS_GATEWAY: gateway } = this.environment.env
    return { gateway: gateway ? checkedGateway(gateway) : DEFAULT_IPFS_GATEWAY }
  }

  /** @throws USAGE_INVALID if transactions are to be printed, and the command cannot */
  assertPrinted(): void {
    if (!this.options.printTransactions || this.hasPrinted) return
    const reason = 'This command cannot print its transactions: leave out --print-transactions'
    throw new CommandError('USAGE_INVALID', { reason })
  }

  /** @throws INTERRUPTED after Ctrl-C */
  throwIfInterrupted(): void {
    if (this.signal.aborted) throw new CommandError('INTERRUPTED', {})
  }

  /** Explains the wait if the first request already fails, before any other output. */
  protected tellWaiting(error: { readonly message: string }): void {
    if (!this.#isWaiting) this.output.info(`Waiting for ${this.node().host}, which may take 30 s`)
    this.#isWaiting = true
    this.output.detail(error.message)
  }
}
