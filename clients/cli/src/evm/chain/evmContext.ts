import { evmAddress } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import { askChain, clientWallet, type EvmWallet } from '@mintline/evm'
import { type PrivateKeyAccount, toAccount } from 'viem/accounts'
import { CommandError } from '../../errors/commandError.ts'
import { NetworkContext } from '../../networks/networkContext.ts'
import type { WalletMakers } from '../../wallet/openWallet.ts'
import { signsNothing } from '../../wallet/walletPowers.ts'
import { hasKey, walletFile } from '../../wallet/walletSource.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { loadKey } from '../wallet/evmKey.ts'
import { evmLedger } from '../wallet/evmLedger.ts'
import { EVM_NETWORKS } from './evmNetworks.ts'
import { type EvmChain, evmStateFolder, resolveChain } from './resolveChain.ts'

/** Context for commands on EVM chains. Files and networks are only accessed on demand. */
export class EvmContext extends NetworkContext<EvmWallet, EvmChain, EvmNetwork, EvmConfig> {
  protected override readonly kind = {
    networks: EVM_NETWORKS,
    config: EVM_CONFIG,
    startedBy: 'npm run localnet -- --evm',
    resolve: resolveChain,
    folderOf: evmStateFolder,
    addressOf: (text: string) => evmAddress(text.split(':')[0] ?? ''),
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
}

/**
 * Local networks' accounts as anvil (the first ten) and hardhat make them, whose keys everybody knows; in lower case.
 */
const LOCAL_ACCOUNTS: readonly string[] = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
  '0x90f79bf6eb2c4f870365e785982e1f101e93b906',
  '0x15d34aaf54267db7d7c367839aaf71a00a2c6a65',
  '0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc',
  '0x976ea74026e726554db657fa54763abd0c3a0aa9',
  '0x14dc79964da2c08b23698b3d3cc7ca32193d9955',
  '0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f',
  '0xa0ee7a142d267c1f36714e4a8f75612f20a79720',
  '0xbcd4042de499d14e55001ccbb24a551f3b954096',
  '0x71be63f3384f5fb98995898a86b02fb2426c5788',
  '0xfabb0ac9d68b0b445fb7357272ff202c5651694a',
  '0x1cbd3b2770909d4e10f157cabc84c7264073c9ec',
  '0xdf3e18d64bc6a983f673ab319ccae4f1a57c7097',
  '0xcd3b766ccdd6ae721141f452c550ca635964ce71',
  '0x2546bcd3c84621e976d8185a91a922ae77ecec30',
  '0xbda5747bfd65f08deb54cb465eb87d40e51b197e',
  '0xdd2fd4581271e230360230f9337d5c0430bf44c0',
  '0x8626f6940e2eb28930efb4cef49b2d1f2c9c1199',
]

/** Returns the first account that a local network's node signs for, as anvil does; undefined if it signs for none. */
async function unlockedWallet({
  connection: { client },
}: EvmChain): Promise<EvmWallet | undefined> {
  const method = 'eth_accounts'
  const [address] = await askChain(method, () => client.request({ method }))
  if (address === undefined) return undefined
  return clientWallet({ ...client, account: { address, type: 'json-rpc' } })
}
