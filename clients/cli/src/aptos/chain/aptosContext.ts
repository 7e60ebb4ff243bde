import { type Ed25519Account, keyWallet, type SigningWallet } from '@mintline/aptos'
import { aptosAddress, aptosContractAddress } from '@mintline/core/identifiers'
import type { AptosNetwork } from '@mintline/core/networks'
import { CommandError } from '../../errors/commandError.ts'
import { NetworkContext } from '../../networks/networkContext.ts'
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
import { type AptosChain, aptosStateFolder, resolveAptos } from './resolveAptos.ts'

/** Context for commands on Aptos. Files and networks are only accessed on demand. */
export class AptosContext extends NetworkContext<
  SigningWallet,
  AptosChain,
  AptosNetwork,
  AptosConfig
> {
  protected override readonly kind = {
    networks: APTOS_NETWORKS,
    config: APTOS_CONFIG,
    startedBy: 'npm run localnet -- --aptos',
    resolve: resolveAptos,
    folderOf: aptosStateFolder,
    addressOf: aptosContractAddress,
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
}
