import { existsSync } from 'node:fs'
import { type Ed25519Account, keyWallet, type SigningWallet } from '@mintline/aptos'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AptosNetwork } from '@mintline/core/networks'
import { chainInConfig } from '../../config/chainInConfig.ts'
import { loadConfigAs } from '../../config/loadConfigAs.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import { type ChainNode, findChainNode } from '../../networks/findChainNode.ts'
import { chainKindInConfig } from '../../networks/networkNamed.ts'
import { BaseContext, type NodePlace } from '../../runtime/baseContext.ts'
import type { WalletMakers } from '../../wallet/openWallet.ts'
import { signsNothing } from '../../wallet/walletPowers.ts'
import { walletFile } from '../../wallet/walletSource.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import {
  aptosDevelopmentAddress,
  aptosDevelopmentWallet,
  fundFromAptosFaucet,
} from '../wallet/aptosDevelopmentWallet.ts'
import { loadAptosKey } from '../wallet/aptosKey.ts'
import { aptosLedger } from '../wallet/aptosLedger.ts'
import { APTOS_NETWORKS } from './aptosNetworks.ts'
import { type AptosChain, resolveAptos } from './resolveAptos.ts'

/** Context for commands on Aptos. Files and networks are only accessed on demand. */
export class AptosContext extends BaseContext<SigningWallet> {
  #chain: Promise<AptosChain> | undefined

  /** Returns the network, fetched once. */
  chain(): Promise<AptosChain> {
    this.#chain ??= resolveAptos(this.node(), {
      signal: this.signal,
      onNodeFailure: (error) => this.tellWaiting(error),
    })
    return this.#chain
  }

  /** Finds the node; throws as `findChainNode` does. */
  override node(): ChainNode<AptosNetwork> & NodePlace {
    const { chain, url, contract } = this.options
    const configured = this.configuredChain()
    const node = findChainNode({ chain, url, configured, contract }, APTOS_NETWORKS)
    return { ...node, startedBy: 'npm run localnet -- --aptos' }
  }

  /** Returns the config's chain, whatever else is wrong in it; undefined without one. */
  configuredChain(): string | undefined {
    return chainInConfig(this.configPath()).chain
  }

  protected override walletMakers(): WalletMakers<SigningWallet> {
    const keyed = async () => {
      const key = this.key()
      return key ? keyWallet(key) : this.#developmentWallet()
    }
    const browser = async () => {
      const { pageAptosWallet } = await import('../wallet/pageAptosWallet.ts')
      return pageAptosWallet(this, await this.chain())
    }
    return {
      configured: keyed,
      file: keyed,
      address: async ({ address }) => ({
        address: aptosAddress(address),
        fetchNetwork: async () => undefined,
        sign: signsNothing,
      }),
      ledger: ({ url }) => aptosLedger(this, url),
      browser,
    }
  }

  /**
   * Returns a local network's development wallet, with funds.
   *
   * @throws APTOS_KEY_NOT_GIVEN on any other network
   */
  async #developmentWallet(): Promise<SigningWallet> {
    const chain = await this.chain()
    if (!chain.isLocal) throw new CommandError('APTOS_KEY_NOT_GIVEN', { chain: chain.name })
    const wallet = keyWallet(aptosDevelopmentWallet(this.stateBase()))
    const funds = await fundFromAptosFaucet(chain, wallet.address, this.environment.env)
    const funded = funds ? `; the faucet gave it ${funds}` : ''
    this.output.info(
      `No key is configured: using the development wallet ${wallet.address}${funded}`,
    )
    return wallet
  }

  override developmentWallets(): readonly string[] {
    const address = aptosDevelopmentAddress(this.stateBase())
    return address === undefined ? [] : [address]
  }

  override async ownAddress(): Promise<string> {
    return (await this.wallet()).address
  }

  /** Returns the configured key; undefined without one. Throws as `loadAptosKey` does. */
  key(): Ed25519Account | undefined {
    const { cwd, env } = this.environment
    return loadAptosKey({ keyFile: walletFile(this.walletSource()), cwd, env })
  }

  /** @throws FILE_NOT_READABLE, CONFIG_INVALID */
  config(): LoadedConfig<AptosConfig> {
    return loadConfigAs(APTOS_CONFIG, this.configPath())
  }

  /** Returns the config if it is given or exists, unless it is for another chain; otherwise undefined. */
  configIfAny(): LoadedConfig<AptosConfig> | undefined {
    if (this.options.config !== undefined) return this.config()
    const isThere =
      existsSync(this.configPath()) && chainKindInConfig(this.configuredChain()) === 'aptos'
    return isThere ? this.config() : undefined
  }
}
