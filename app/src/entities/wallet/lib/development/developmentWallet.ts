import {
  SolanaSignMessage,
  type SolanaSignMessageFeature,
  SolanaSignTransaction,
  type SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { type Keypair, VersionedTransaction } from '@solana/web3.js'
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
import { askToSign, type SigningRequest } from './approvals.ts'
import { developmentKeypairs } from './developmentKeypairs.ts'
import {
  DEVELOPMENT_ACCOUNTS,
  DEVELOPMENT_WALLET,
  DEVELOPMENT_WALLET_ICON,
  developmentStore,
} from './developmentStore.ts'

/** PKCS #8 header for an Ed25519 secret key. */
const PKCS8_HEAD = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]

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

/** Adds a signature to a serialized transaction, legacy or version 0; others are kept. */
function signTransactionBytes(transaction: Uint8Array, keypair: Keypair): Uint8Array {
  const parsed = VersionedTransaction.deserialize(transaction)
  parsed.sign([keypair])
  return parsed.serialize()
}

/** Signs a message; 64 bytes. */
async function signMessageBytes(message: Uint8Array, keypair: Keypair): Promise<Uint8Array> {
  const encoded = Uint8Array.from([...PKCS8_HEAD, ...keypair.secretKey.slice(0, 32)])
  const key = await crypto.subtle.importKey('pkcs8', encoded, 'Ed25519', false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(message)))
}
