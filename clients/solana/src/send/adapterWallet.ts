import { CoreError } from '@mintline/core'
import type { PublicKey, TransactionVersion, VersionedTransaction } from '@solana/web3.js'
import { askWalletToSign } from './askWalletToSign.ts'
import type { SolanaWallet } from './wallet.ts'

/** What a wallet adapter says that it signs. */
interface SignedVersions {
  /** Null = no versions but the legacy one; undefined = it does not say, and is asked for any. */
  readonly supportedTransactionVersions?: ReadonlySet<TransactionVersion> | null | undefined
}

/** What of a wallet adapter is used, or of what `useWallet()` of its React package answers. */
export interface WalletAdapterLike extends SignedVersions {
  /** Null or undefined while no wallet is connected. */
  readonly publicKey: PublicKey | null | undefined
  /** The wallet that `useWallet()` is about. */
  readonly wallet?: { readonly adapter: SignedVersions } | null | undefined
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
 * @throws WALLET_FEATURE_MISSING where it cannot sign without sending; when it signs, where it says
 * that it does not sign the version of a transaction.
 */
export function adapterWallet(adapter: WalletAdapterLike): SolanaWallet {
  const { publicKey } = adapter
  if (!publicKey) throw new CoreError('WALLET_NOT_CONNECTED', {})
  if (!adapter.signTransaction) {
    throw new CoreError('WALLET_FEATURE_MISSING', { feature: 'signTransaction' })
  }
  const signer = publicKey.toBase58()
  return {
    publicKey,
    signTransactions: async (transactions) => {
      assertSignsVersions(adapter, transactions)
      return transactions.length > 1 && adapter.signAllTransactions
        ? signAll(adapter, { transactions, signer })
        : signEach(adapter, { transactions, signer })
    },
  }
}

function assertSignsVersions(
  adapter: WalletAdapterLike,
  transactions: readonly VersionedTransaction[],
): void {
  // Null says something, other than undefined.
  const { supportedTransactionVersions: versions } =
    adapter.supportedTransactionVersions === undefined
      ? (adapter.wallet?.adapter ?? adapter)
      : adapter
  if (versions === undefined) return
  for (const { version } of transactions) {
    if (version === 'legacy' || versions?.has(version)) continue
    const feature = `transactions of version ${version}, which lookup tables need`
    throw new CoreError('WALLET_FEATURE_MISSING', { feature })
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
