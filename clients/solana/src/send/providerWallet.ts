import { CoreError } from '@mintline/core'
import type { PublicKey, VersionedTransaction } from '@solana/web3.js'
import { adapterWallet } from './adapterWallet.ts'
import type { SolanaWallet } from './wallet.ts'

/** The part of an Anchor provider that is used. */
export interface AnchorProviderLike {
  /** Undefined where the provider is read-only. */
  readonly wallet?:
    | {
        readonly publicKey: PublicKey
        signTransaction(transaction: VersionedTransaction): Promise<VersionedTransaction>
        signAllTransactions(transactions: VersionedTransaction[]): Promise<VersionedTransaction[]>
      }
    | undefined
}

/**
 * The wallet of an Anchor provider.
 *
 * @throws NO_SIGNER where the provider is read-only, and what `adapterWallet` throws.
 */
export function providerWallet({ wallet }: AnchorProviderLike): SolanaWallet {
  if (!wallet) throw new CoreError('NO_SIGNER', {})
  return adapterWallet(wallet)
}
