import { connectWallet, type EvmWallet, providerWallet, switchChain } from '@mintline/evm'
import { announcedWallets, subscribeToWallets, type WalletProvider } from './announcedEvm.ts'
import { type FinderOf, notRemembered, unknownMethod, walletFinder } from './browserWallet.ts'
import { KNOWN_WALLETS } from './knownWallets.ts'

/** EIP-1193 methods of senders. */
const METHODS = [
  'eth_chainId',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_getCapabilities',
]

/** Events after which another account or chain may be active. */
const CHANGES = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

/** Finds wallets that announce themselves by EIP-6963. */
export const evmWallets: FinderOf<'evm', EvmWallet> = ({ network }) =>
  walletFinder({
    wallets: announcedWallets,
    subscribe: subscribeToWallets,
    installable: KNOWN_WALLETS.evm,
    offer: ({ rdns: id, name, icon }) => ({ id, name, icon }),
    connect: async ({ name, provider }, silent) => {
      const wallet = silent ? await current(provider) : await connectWallet(provider)
      if (!wallet) throw notRemembered()
      return {
        name,
        address: wallet.address,
        signer: wallet,
        standing: async () => ({
          address: (await current(provider))?.address,
          isOnNetwork:
            Number(await provider.request({ method: 'eth_chainId' })) === network.chainId,
        }),
        onChange: (listener) => {
          for (const event of CHANGES) provider.on?.(event, listener)
          return () => {
            for (const event of CHANGES) provider.removeListener?.(event, listener)
          }
        },
        switchNetwork: () => switchChain(provider, network),
        answer: async ({ method, params }) => {
          if (!METHODS.includes(method)) throw unknownMethod(method)
          return await provider.request({ method, params })
        },
      }
    },
  })

/** Returns the account that is shared with this page; undefined = none. */
async function current(provider: WalletProvider): Promise<EvmWallet | undefined> {
  const accounts = await provider.request({ method: 'eth_accounts' })
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return typeof first === 'string' ? providerWallet(provider, first) : undefined
}
