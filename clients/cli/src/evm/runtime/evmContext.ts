import { existsSync } from 'node:fs'
import { evmAddress } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import { clientWallet, type EvmWallet } from '@mintline/evm'
import { type PrivateKeyAccount, toAccount } from 'viem/accounts'
import { chainInConfig } from '../../config/chainInConfig.ts'
import { loadConfigAs } from '../../config/loadConfigAs.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import { type ChainNode, findChainNode } from '../../networks/findChainNode.ts'
import { chainKindInConfig } from '../../networks/networkNamed.ts'
import { BaseContext, type NodePlace } from '../../runtime/baseContext.ts'
import type { WalletMakers } from '../../wallet/openWallet.ts'
import { signsNothing } from '../../wallet/walletPowers.ts'
import { hasKey, walletFile } from '../../wallet/walletSource.ts'
import { EVM_NETWORKS } from '../chain/evmNetworks.ts'
import { type EvmChain, resolveChain } from '../chain/resolveChain.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { loadKey } from '../wallet/evmKey.ts'
import { evmLedger } from '../wallet/evmLedger.ts'
import { LOCAL_ACCOUNTS, unlockedWallet } from '../wallet/unlockedWallet.ts'

/** Context for commands on EVM chains. Files and networks are only accessed on demand. */
export class EvmContext extends BaseContext<EvmWallet> {
  #chain: Promise<EvmChain> | undefined

  /** Returns the network, fetched once. */
  chain(): Promise<EvmChain> {
    this.#chain ??= resolveChain(this.node(), {
      signal: this.signal,
      onNodeFailure: (error) => this.tellWaiting(error),
    })
    return this.#chain
  }

  /** Finds the node; throws as `findChainNode` does. */
  override node(): ChainNode<EvmNetwork> & NodePlace {
    const { chain, url, contract } = this.options
    const configured = this.configuredChain()
    const node = findChainNode({ chain, url, configured, contract }, EVM_NETWORKS)
    return { ...node, startedBy: 'npm run localnet -- --evm' }
  }

  /** Returns the config's chain, whatever else is wrong in it; undefined without one. */
  configuredChain(): string | undefined {
    return chainInConfig(this.configPath()).chain
  }

  protected override walletMakers(): WalletMakers<EvmWallet> {
    const keyed = async () => {
      const key = await this.key()
      const { connection } = await this.chain()
      return key ? clientWallet({ ...connection.client, account: key }) : this.#unlocked()
    }
    const browser = async () => {
      const { pageEvmWallet } = await import('../wallet/pageEvmWallet.ts')
      return pageEvmWallet(this, await this.chain())
    }
    return {
      configured: keyed,
      file: keyed,
      address: async ({ address }) => {
        const { connection } = await this.chain()
        const account = toAccount({
          address: evmAddress(address),
          signTransaction: signsNothing,
          signMessage: signsNothing,
          signTypedData: signsNothing,
        })
        return clientWallet({ ...connection.client, account })
      },
      ledger: async ({ url }) => {
        const { connection } = await this.chain()
        return clientWallet({ ...connection.client, account: await evmLedger(this, url) })
      },
      browser,
    }
  }

  /**
   * Returns a local network's first account, for which its node signs.
   *
   * @throws KEY_NOT_GIVEN on any other network
   */
  async #unlocked(): Promise<EvmWallet> {
    const chain = await this.chain()
    const unlocked = chain.isLocal ? await unlockedWallet(chain) : undefined
    if (!unlocked) throw new CommandError('KEY_NOT_GIVEN', { chain: chain.name })
    this.output.info(
      `No key is configured: using the account ${unlocked.address} of the local network`,
    )
    return unlocked
  }

  override developmentWallets(): readonly string[] {
    return LOCAL_ACCOUNTS
  }

  /** Without a key, it is the account that the local network signs for. */
  override async ownAddress(): Promise<string> {
    const key = await this.key()
    return (key?.address ?? (await this.wallet()).address).toLowerCase()
  }

  /** Returns the wallet's key, if it may be read here and one is configured. Throws as `loadKey` does. */
  async key(): Promise<PrivateKeyAccount | undefined> {
    const { output, signal, environment } = this
    const { cwd, env } = environment
    const source = this.walletSource()
    if (!hasKey(source)) return undefined
    return loadKey({ keystore: walletFile(source), cwd, env, output, signal })
  }

  /** @throws FILE_NOT_READABLE, CONFIG_INVALID */
  config(): LoadedConfig<EvmConfig> {
    return loadConfigAs(EVM_CONFIG, this.configPath())
  }

  /** Returns the config if it is given or exists, unless it is for another chain; otherwise undefined. */
  configIfAny(): LoadedConfig<EvmConfig> | undefined {
    if (this.options.config !== undefined) return this.config()
    const isThere =
      existsSync(this.configPath()) && chainKindInConfig(this.configuredChain()) === 'evm'
    return isThere ? this.config() : undefined
  }
}
