import type { WalletRequest } from '@mintline/core/signing'
import {
  SolanaSignTransaction,
  type SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { getWallets } from '@wallet-standard/app'
import type { Wallet, WalletAccount, WalletWithFeatures } from '@wallet-standard/base'
import {
  StandardConnect,
  type StandardConnectFeature,
  StandardEvents,
  type StandardEventsFeature,
} from '@wallet-standard/features'
import { fromBase64, toBase64 } from '#entities/transaction/lib/base64.ts'
import { type FinderOf, notRemembered, unknownMethod, walletFinder } from './browserWallet.ts'
import { KNOWN_WALLETS } from './knownWallets.ts'

type SolanaWallet = WalletWithFeatures<
  StandardConnectFeature & StandardEventsFeature & SolanaSignTransactionFeature
>

/** Finds wallets of the Wallet Standard that sign Solana transactions without sending them. */
export const solanaWallets: FinderOf<'solana', undefined> = ({ chain }) =>
  walletFinder({
    wallets: () => getWallets().get().filter(isSolanaWallet),
    subscribe: (listener) => {
      const { on } = getWallets()
      const ends = [on('register', listener), on('unregister', listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    installable: KNOWN_WALLETS.solana,
    offer: ({ name, icon }) => ({ id: name, name, icon }),
    connect: async (wallet, silent) => {
      const { features } = wallet
      await features[StandardConnect].connect({ silent })
      const [account] = wallet.accounts
      if (!account) throw notRemembered()
      return {
        name: wallet.name,
        address: account.address,
        // The console has Solana's wallets by wallet-adapter.
        signer: undefined,
        versions: features[SolanaSignTransaction].supportedTransactionVersions,
        // Wallets have no network of their own: transactions name it.
        standing: async () => ({ address: wallet.accounts[0]?.address, isOnNetwork: true }),
        onChange: (listener) => features[StandardEvents].on('change', listener),
        switchNetwork: undefined,
        answer: (request) => answerOf(wallet, request, chain),
      }
    },
  })

async function answerOf(
  wallet: SolanaWallet,
  { method, params }: WalletRequest,
  chain: string | undefined,
): Promise<unknown> {
  if (method !== SolanaSignTransaction) throw unknownMethod(method)
  const [account] = wallet.accounts
  if (!account) throw notRemembered()
  const inputs = params.map((transaction) => ({
    account,
    transaction: fromBase64(String(transaction)),
    // Without a name for the network, the wallet takes its own.
    ...(isOnChain(account, chain) && { chain }),
  }))
  const signed = await wallet.features[SolanaSignTransaction].signTransaction(...inputs)
  return signed.map(({ signedTransaction }) => toBase64(signedTransaction))
}

function isOnChain(
  { chains }: WalletAccount,
  chain: string | undefined,
): chain is WalletAccount['chains'][number] {
  return chains.some((each) => each === chain)
}

function isSolanaWallet(wallet: Wallet): wallet is SolanaWallet {
  const needed = [StandardConnect, StandardEvents, SolanaSignTransaction]
  return needed.every((name) => name in wallet.features) && wallet.icon.startsWith('data:image/')
}
