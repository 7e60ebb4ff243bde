import { existsSync } from 'node:fs'
import { clientWallet, type EvmWallet } from '@mintline/evm'
import type { PrivateKeyAccount } from 'viem/accounts'
import { chainInConfig } from '../../config/chainInConfig.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import { BaseContext, type NodePlace } from '../../runtime/baseContext.ts'
import { type EvmNode, findEvmNode } from '../chain/findEvmNode.ts'
import { type EvmChain, resolveChain } from '../chain/resolveChain.ts'
import type { EvmConfig } from '../config/evmSchema.ts'
import { loadEvmConfig } from '../config/loadEvmConfig.ts'
import { loadKey } from '../wallet/evmKey.ts'
import { unlockedWallet } from '../wallet/unlockedWallet.ts'

/** Context of commands for EVM chains. Files and networks are only accessed on demand. */
export class EvmContext extends BaseContext {
  #chain: Promise<EvmChain> | undefined

  /** The network, fetched once. */
  chain(): Promise<EvmChain> {
    this.#chain ??= resolveChain(this.node(), {
      signal: this.signal,
      onNodeFailure: (error) => this.tellWaiting(error),
    })
    return this.#chain
  }

  /** Finds the node; throws as `findEvmNode` does. */
  override node(): EvmNode & NodePlace {
    const { chain, url, contract } = this.options
    const configured = this.configuredChain()
    const node = findEvmNode({ chain, url, configured, contract })
    return { ...node, startedBy: 'npm run localnet -- --evm' }
  }

  /** The chain of the config, whatever else is wrong in it; undefined without one. */
  configuredChain(): string | undefined {
    return chainInConfig(this.configPath()).chain
  }

  /**
   * The wallet that pays and signs: that of the key, or on a local network without a key the first account of the node.
   *
   * @throws KEY_NOT_GIVEN, and what `loadKey` throws
   */
  async wallet(): Promise<EvmWallet> {
    const { output } = this
    const key = await this.key()
    const chain = await this.chain()
    if (key) return clientWallet({ ...chain.connection.client, account: key })
    const unlocked = chain.isLocal ? await unlockedWallet(chain) : undefined
    if (!unlocked) throw new CommandError('KEY_NOT_GIVEN', { chain: chain.name })
    output.info(`No key is configured: using the account ${unlocked.address} of the local network`)
    return unlocked
  }

  /** The configured key; undefined without one. Throws as `loadKey` does. */
  key(): Promise<PrivateKeyAccount | undefined> {
    const { output, signal, environment } = this
    const { cwd, env } = environment
    return loadKey({ keystore: this.options.keystore, cwd, env, output, signal })
  }

  /** @throws FILE_NOT_READABLE, CONFIG_INVALID */
  config(): LoadedConfig<EvmConfig> {
    return loadEvmConfig(this.configPath())
  }

  /** The config where it is given or exists, unless it is one of Solana; otherwise undefined. */
  configIfAny(): LoadedConfig<EvmConfig> | undefined {
    if (this.options.config !== undefined) return this.config()
    const isThere = existsSync(this.configPath()) && this.configuredChain() !== undefined
    return isThere ? this.config() : undefined
  }
}
