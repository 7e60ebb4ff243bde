import { CoreError } from '@mintline/core/errors'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { SimpleTransaction } from '../bcs/transaction.ts'

/** Network that a wallet is on. */
export interface WalletNetwork {
  /** Undefined = unknown. */
  readonly chainId: number | undefined
  /** The wallet's node URL; undefined = unknown. */
  readonly url: string | undefined
}

/** An account's signature with its key: an Aptos `AccountAuthenticator`. */
export interface AccountAuthenticator {
  /** Returns the authenticator in BCS. */
  bcsToBytes(): Uint8Array
}

/** An account with its key: from `ed25519Account`, or from Aptos' SDK, for example `Account.fromPrivateKey`. */
export interface KeyAccount {
  readonly accountAddress: { toString(): string }
  signTransactionWithAuthenticator(transaction: {
    readonly rawTransaction: { bcsToBytes(): Uint8Array }
  }): AccountAuthenticator
}

/** A wallet that signs transactions. */
export interface SigningWallet {
  readonly address: AptosAddress
  /** Fetches the wallet's network; undefined = it signs for any. */
  fetchNetwork(): Promise<WalletNetwork | undefined>
  /**
   * Signs a transaction, without sending it.
   *
   * @throws TRANSACTION_REJECTED if the user declines.
   * @throws WALLET_FEATURE_MISSING, WALLET_ANSWER_INVALID, PROVIDER_ERROR if the wallet fails.
   */
  sign(transaction: SimpleTransaction): Promise<AccountAuthenticator>
}

/**
 * Returns a wallet that signs with an account's key, without asking.
 *
 * @throws NO_SIGNER if there is no account.
 */
export function keyWallet(account: KeyAccount | undefined): SigningWallet {
  if (!account) throw new CoreError('NO_SIGNER', {})
  return {
    address: aptosAddress(account.accountAddress.toString()),
    fetchNetwork: async () => undefined,
    sign: async (transaction) => account.signTransactionWithAuthenticator(transaction),
  }
}
