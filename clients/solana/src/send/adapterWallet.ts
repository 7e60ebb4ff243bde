import { CoreError } from '@mintline/core/errors'
import { asProviderError, classifyWalletError } from '@mintline/core/signing'
import type { PublicKey, TransactionVersion, VersionedTransaction } from '@solana/web3.js'
import type { SolanaWallet } from './wallet.ts'

/** Transaction versions that a wallet adapter supports. */
interface SignedVersions {
  /** Null = only the legacy version; undefined = unknown, so any is tried. */
  readonly supportedTransactionVersions?: ReadonlySet<TransactionVersion> | null | undefined
}

/** What is used from a wallet adapter, or from `useWallet()` in its React package. */
export interface WalletAdapterLike extends SignedVersions {
  /** Null or undefined while no wallet is connected. */
  readonly publicKey: PublicKey | null | undefined
  /** The wallet from `useWallet()`. */
  readonly wallet?: { readonly adapter: SignedVersions } | null | undefined
  signTransaction?:
    | ((transaction: VersionedTransaction) => Promise<VersionedTransaction>)
    | undefined
  /** Signs several transactions with one prompt; without it, each prompts. */
  signAllTransactions?:
    | ((transactions: VersionedTransaction[]) => Promise<VersionedTransaction[]>)
    | undefined
}

/**
 * Wraps a wallet adapter.
 *
 * @throws WALLET_NOT_CONNECTED if it has no public key.
 * @throws WALLET_FEATURE_MISSING if it cannot sign without sending; when signing, if it does not support a
 * transaction's version.
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
  for (const { version } of transactions) {
    if (signsVersion(adapter, version)) continue
    const feature = `transactions of version ${version}, which lookup tables need`
    throw new CoreError('WALLET_FEATURE_MISSING', { feature })
  }
}

/**
 * Returns false if a wallet adapter is known not to sign transactions in this version. Those with lookup tables have
 * version 0, which some hardware wallets lack.
 */
export function signsVersion(
  adapter: Pick<WalletAdapterLike, 'supportedTransactionVersions' | 'wallet'>,
  version: TransactionVersion,
): boolean {
  // Null and undefined have different meanings.
  const { supportedTransactionVersions: versions } =
    adapter.supportedTransactionVersions === undefined
      ? (adapter.wallet?.adapter ?? adapter)
      : adapter
  return version === 'legacy' || versions === undefined || (versions?.has(version) ?? false)
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

/**
 * Asks a wallet to sign and wraps its failures.
 *
 * @throws TRANSACTION_REJECTED if the user rejects the request, PROVIDER_ERROR if the wallet fails; the wallet's own
 * error is the cause.
 */
export async function askWalletToSign<Answer>(
  { method, signer }: { readonly method: string; readonly signer: string },
  sign: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await sign()
  } catch (cause) {
    if (classifyWalletError(cause).kind === 'cancelled') {
      throw new CoreError('TRANSACTION_REJECTED', {}, { cause })
    }
    throw asProviderError(cause, { method, provider: 'solana', signer })
  }
}
