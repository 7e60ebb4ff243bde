import {
  SolanaSignMessage,
  type SolanaSignMessageFeature,
  SolanaSignTransaction,
  type SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Keypair } from '@solana/web3.js'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import {
  StandardConnect,
  type StandardConnectFeature,
  StandardDisconnect,
  type StandardDisconnectFeature,
  StandardEvents,
  type StandardEventsFeature,
  type StandardEventsListeners,
} from '@wallet-standard/features'
import { ReadonlyWalletAccount } from '@wallet-standard/wallet'
import { DEVELOPMENT_WALLET, DEVELOPMENT_WALLET_ICON } from './appearance.ts'
import { askToSign, type SigningRequest } from './approvals.ts'
import { developmentKeypairs } from './developmentKeypairs.ts'
import { DEVELOPMENT_ACCOUNTS, developmentStore } from './developmentStore.ts'
import { signMessageBytes, signTransactionBytes } from './signing.ts'

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignTransactionFeature &
  SolanaSignMessageFeature

/** The development wallet with its controls for the page. */
export interface DevelopmentWallet extends Wallet {
  readonly features: Features
  /** Pass true on the embedded network: elsewhere the wallet has no accounts and signs nothing. */
  setAvailable(isAvailable: boolean): void
  /** Returns the name of one of its accounts; undefined for other addresses. */
  nameOf(address: string): string | undefined
  /** Switches to another account. */
  switchTo(index: number): void
}

/**
 * Creates a Wallet Standard wallet in the page, for the embedded network. Its keys are generated here and stored in
 * this browser without protection: for development only.
 */
export function createDevelopmentWallet(): DevelopmentWallet {
  const keypairs = developmentKeypairs()
  const listeners = new Set<StandardEventsListeners['change']>()
  const everyAccount = keypairs.map(accountOf)
  let isAvailable = false
  let accounts: readonly WalletAccount[] = []

  const setAccounts = (next: readonly WalletAccount[]) => {
    if (next[0] === accounts[0]) return
    accounts = next
    for (const listener of listeners) listener({ accounts })
  }
  const activeAccount = () => everyAccount.slice(developmentStore.get().active).slice(0, 1)
  const keypairFor = async ({ address }: WalletAccount, ask: (name: string) => SigningRequest) => {
    const index = keypairs.findIndex(({ publicKey }) => publicKey.toBase58() === address)
    const keypair = keypairs[index]
    if (!keypair || !isAvailable) {
      throw new Error('The development wallet only signs on the embedded network.')
    }
    if (developmentStore.get().asksBeforeSigning) {
      await askToSign(ask(DEVELOPMENT_ACCOUNTS[index] ?? address))
    }
    return keypair
  }
  const features: Features = {
    [StandardConnect]: {
      version: '1.0.0',
      connect: async () => {
        if (!isAvailable) throw new Error('The development wallet needs the embedded network.')
        developmentStore.update({ wasConnected: true })
        setAccounts(activeAccount())
        return { accounts }
      },
    },
    [StandardDisconnect]: {
      version: '1.0.0',
      disconnect: async () => {
        developmentStore.update({ wasConnected: false })
        setAccounts([])
      },
    },
    [StandardEvents]: {
      version: '1.0.0',
      on: (_event, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    [SolanaSignTransaction]: {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: async (...inputs) => {
        const [first] = inputs
        if (!first) return []
        const count = inputs.length
        const keypair = await keypairFor(first.account, (account) => ({
          kind: 'transactions',
          count,
          account,
        }))
        return inputs.map(({ transaction }) => ({
          signedTransaction: signTransactionBytes(transaction, keypair),
        }))
      },
    },
    [SolanaSignMessage]: {
      version: '1.0.0',
      signMessage: (...inputs) =>
        Promise.all(
          inputs.map(async ({ account: signer, message }) => {
            const text = new TextDecoder().decode(message)
            const keypair = await keypairFor(signer, (account) => ({
              kind: 'message',
              text,
              account,
            }))
            return { signedMessage: message, signature: await signMessageBytes(message, keypair) }
          }),
        ),
    },
  }
  return {
    version: '1.0.0',
    name: DEVELOPMENT_WALLET,
    icon: DEVELOPMENT_WALLET_ICON,
    chains: ['solana:localnet'],
    get accounts() {
      return accounts
    },
    features,
    setAvailable(next) {
      isAvailable = next
      if (!next) setAccounts([])
    },
    nameOf(address) {
      return everyAccount.find((account) => account.address === address)?.label
    },
    switchTo(index) {
      developmentStore.update({ active: index })
      if (accounts.length > 0) setAccounts(activeAccount())
    },
  }
}

function accountOf({ publicKey }: Keypair, index: number): WalletAccount {
  const label = DEVELOPMENT_ACCOUNTS[index]
  return new ReadonlyWalletAccount({
    address: publicKey.toBase58(),
    publicKey: publicKey.toBytes(),
    chains: ['solana:localnet'],
    features: [SolanaSignTransaction, SolanaSignMessage],
    ...(label !== undefined && { label }),
  })
}
