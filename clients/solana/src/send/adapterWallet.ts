import { MintlineError } from '@mintline/core'
import type { PublicKey, VersionedTransaction } from '@solana/web3.js'
import { askWalletToSign } from './askWalletToSign.ts'
import type { SolanaWallet } from './wallet.ts'

/** What of a wallet adapter is used, or of what `useWallet()` of its React package answers. */
export interface WalletAdapterLike {
  /** Null or undefined while no wallet is connected. */
  readonly publicKey: PublicKey | null | undefined
  signTransaction?:
    | ((transaction: VersionedTransaction) => Promise<VersionedTransaction>)
    | undefined
  /** Signs several with one question to the user; without it, each is asked for. */
  signAllTransactions?:
    | ((transactions: VersionedTransaction[]) => Promise<VersionedTransaction[]>)
    | undefined
}

/**
 * The wallet of a wallet adapter.
 *
 * @throws WALLET_NOT_CONNECTED where it has no public key.
 * @throws WALLET_FEATURE_MISSING where it cannot sign without sending.
 */
export function adapterWallet(adapter: WalletAdapterLike): SolanaWallet {
  const { publicKey } = adapter
  if (!publicKey) throw new MintlineError('WALLET_NOT_CONNECTED', {})
  if (!adapter.signTransaction) {
    throw new MintlineError('WALLET_FEATURE_MISSING', { feature: 'signTransaction' })
  }
  const signer = publicKey.toBase58()
  return {
    publicKey,
    signTransactions: (transactions) =>
      transactions.length > 1 && adapter.signAllTransactions
        ? signAll(adapter, { transactions, signer })
        : signEach(adapter, { transactions, signer }),
  }
}

interface SignRequest {
  readonly transactions: readonly VersionedTransaction[]
  readonly signer: string
}

async function signAll(adapter: WalletAdapterLike, { transactions, signer }: SignRequest) {
  const method = 'signAllTransactions'
  const signed = await askWalletToSign({ method, signer }, async () =>
    adapter.signAllTransactions?.([...transactions]),
  )
  return signed ?? []
}

async function signEach(adapter: WalletAdapterLike, { transactions, signer }: SignRequest) {
  const method = 'signTransaction'
  const signed: VersionedTransaction[] = []
  for (const transaction of transactions) {
    const answer = await askWalletToSign({ method, signer }, async () =>
      adapter.signTransaction?.(transaction),
    )
    if (answer) signed.push(answer)
  }
  return signed
}
