import { CoreError } from '@mintline/core/errors'
import type { PublicKey, VersionedTransaction } from '@solana/web3.js'
import { adapterWallet } from './adapterWallet.ts'
import type { SolanaWallet } from './wallet.ts'

/** What is used from an Anchor provider. */
export interface AnchorProviderLike {
  /** Undefined = the provider is read-only. */
  readonly wallet?:
    | {
        readonly publicKey: PublicKey
        signTransaction(transaction: VersionedTransaction): Promise<VersionedTransaction>
        signAllTransactions(transactions: VersionedTransaction[]): Promise<VersionedTransaction[]>
      }
    | undefined
}

/**
 * Wraps an Anchor provider's wallet.
 *
 * @throws NO_SIGNER if the provider is read-only, and what `adapterWallet` throws.
 */
export function providerWallet({ wallet }: AnchorProviderLike): SolanaWallet {
  if (!wallet) throw new CoreError('NO_SIGNER', {})
  return adapterWallet(wallet)
}
