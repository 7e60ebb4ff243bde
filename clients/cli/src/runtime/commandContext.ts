import { existsSync } from 'node:fs'
import { solanaWallet } from '@mintline/core/identifiers'
import { keypairWallet, type SolanaWallet } from '@mintline/solana'
import { type Keypair, PublicKey } from '@solana/web3.js'
import type { ClusterName } from '../cluster/clusterNames.ts'
import { clusterOf } from '../cluster/clusters.ts'
import { type ClusterOptions, findNode, type Node } from '../cluster/findNode.ts'
import { type Cluster, resolveCluster } from '../cluster/resolveCluster.ts'
import { readSolanaConfig } from '../cluster/solanaConfig.ts'
import { chainInConfig } from '../config/chainInConfig.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { loadConfig } from '../config/solanaConfigKind.ts'
import { chainKindInConfig } from '../networks/networkNamed.ts'
import type { Output } from '../output/output.ts'
import { developmentWallet, fundFromFaucet } from '../wallet/developmentWallet.ts'
import { isDeviceUrl } from '../wallet/ledger/ledgerUrl.ts'
import {
  configuredKeypair,
  isKeypairConfigured,
  type KeypairOptions,
  loadWallet,
} from '../wallet/loadWallet.ts'
import type { WalletMakers } from '../wallet/openWallet.ts'
import { solanaLedger } from '../wallet/solanaLedger.ts'
import { assertSigns, signsNothing } from '../wallet/walletPowers.ts'
import { hasKey, namedSource, type WalletSource } from '../wallet/walletSource.ts'
import { BaseContext, type Environment, type NodePlace } from './baseContext.ts'
import type { GlobalOptions } from './globalOptions.ts'

const LOCALNET: ClusterName = 'localnet'

/** Context for commands on Solana and Eclipse. Files and networks are only accessed on demand. */
export class CommandContext extends BaseContext<SolanaWallet> {
  #cluster: Promise<Cluster> | undefined
  #keypair: Promise<Keypair> | undefined

  constructor(options: GlobalOptions, output: Output, environment: Environment) {
    super({ ...options, ...clusterOf(options) }, output, environment)
  }

  /** Returns the network, fetched once. */
  cluster(): Promise<Cluster> {
    this.#cluster ??= this.#resolveCluster()
    return this.#cluster
  }

  async #resolveCluster(): Promise<Cluster> {
    const cluster = await resolveCluster(this.#network(), this.environment.env, {
      signal: this.signal,
      onNodeFailure: (error) => this.tellWaiting(error),
    })
    const { host, name, isForwarded } = cluster
    if (isForwarded) this.output.warn(`${host} is ${name}, not localnet`)
    return cluster
  }

  /** Finds the node; throws as `findNode` does. */
  override node(): Node & NodePlace {
    const startedBy = 'npm run localnet'
    return { ...findNode(this.#network(), this.environment.env), startedBy }
  }

  /** Returns what selects the network: options, otherwise the config. */
  #network(): ClusterOptions {
    const { cluster, url } = this.options
    if (cluster !== undefined) return { cluster, url }
    const { chain } = chainInConfig(this.configPath())
    return chainKindInConfig(chain) === 'solana' ? { ...clusterOf({ chain }), url } : { url }
  }

  protected override walletMakers(): WalletMakers<SolanaWallet> {
    const keyed = async () => keypairWallet(await this.keypair())
    const browser = async () => {
      const { pageSolanaWallet } = await import('../wallet/page/pageSolanaWallet.ts')
      return pageSolanaWallet(this, await this.cluster())
    }
    return {
      configured: keyed,
      file: keyed,
      ledger: ({ url }) => solanaLedger(this, url),
      address: async ({ address }) => ({
        publicKey: new PublicKey(solanaWallet(address)),
        signTransactions: signsNothing,
      }),
      browser,
    }
  }

  /**
   * Returns the wallet's keypair, for storages that sign by themselves.
   *
   * @throws WALLET_CANNOT_SIGN if it has none, KEYPAIR_NOT_FOUND, KEYPAIR_INVALID, and what `cluster` throws
   */
  keypair(): Promise<Keypair> {
    assertSigns(this.walletSource(), ['upload'])
    this.#keypair ??= this.#findKeypair()
    return this.#keypair
  }

  async #findKeypair(): Promise<Keypair> {
    if (this.hasKeypair() || !(await this.cluster()).isLocal) {
      return configuredKeypair(this.#keypairOptions())
    }
    const keypair = developmentWallet(this.stateBase()).keypair()
    const funds = await fundFromFaucet(await this.cluster(), keypair.publicKey)
    const funded = funds ? `; the faucet gave it ${funds}` : ''
    this.output.info(
      `No keypair is configured: using the development wallet ${keypair.publicKey.toBase58()}${funded}`,
    )
    return keypair
  }

  #keypairOptions(): KeypairOptions {
    const source = this.walletSource()
    const named = source.kind === 'file' ? { keypair: source.path, option: source.option } : {}
    return { ...named, ...this.environment }
  }

  /** Returns the wallet's source; without an option, a Ledger account may be in the Solana CLI's settings. */
  override walletSource(): WalletSource {
    const source = super.walletSource()
    if (source.kind !== 'configured') return source
    const { keypairPath } = readSolanaConfig(this.environment.env)
    const isDevice = keypairPath !== undefined && isDeviceUrl(keypairPath)
    return isDevice ? namedSource(keypairPath, 'keypair_path of the Solana CLI') : source
  }

  /**
   * Opens another signer, which an option names.
   *
   * @throws KEYPAIR_NOT_FOUND, KEYPAIR_INVALID, KEY_FILE_NOT_PRIVATE, and for a Ledger account what `wallet` throws
   */
  async otherWallet(option: string, text: string): Promise<SolanaWallet> {
    const source = namedSource(text, option)
    return source.kind === 'ledger'
      ? solanaLedger(this, source.url)
      : loadWallet({ keypair: text, option, ...this.environment })
  }

  override developmentWallets(): readonly string[] {
    const address = developmentWallet(this.stateBase()).address()
    return address === undefined ? [] : [address]
  }

  /** Without a keypair, it is the development wallet's, unless for a real network. */
  override async ownAddress(): Promise<string> {
    const { cluster = LOCALNET } = this.options
    if (!hasKey(this.walletSource())) return (await this.wallet()).publicKey.toBase58()
    if (this.hasKeypair() || cluster !== LOCALNET) {
      return this.configuredWallet().publicKey.toBase58()
    }
    return developmentWallet(this.stateBase()).keypair().publicKey.toBase58()
  }

  /** Returns true if a keypair is configured, for a wallet whose key may be read here. */
  hasKeypair(): boolean {
    return isKeypairConfigured(this.#keypairOptions())
  }

  /** @throws KEYPAIR_NOT_FOUND, KEYPAIR_INVALID */
  configuredWallet(): SolanaWallet {
    return loadWallet(this.#keypairOptions())
  }

  /** @throws FILE_NOT_READABLE, CONFIG_INVALID */
  config(): LoadedConfig {
    return loadConfig(this.configPath())
  }

  /** Returns the config if it is given or exists; otherwise undefined. */
  configIfAny(): LoadedConfig | undefined {
    if (this.options.config !== undefined) return this.config()
    const path = this.configPath()
    // Another chain's config says nothing about collections.
    const isOwn = existsSync(path) && chainKindInConfig(chainInConfig(path).chain) === 'solana'
    return isOwn ? this.config() : undefined
  }
}
