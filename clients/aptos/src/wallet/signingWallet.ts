import { CoreError } from '@mintline/core'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { SimpleTransaction } from '../bcs/transaction.ts'

/** Network that a wallet is on. */
export interface WalletNetwork {
  /** Undefined = not known. */
  readonly chainId: number | undefined
  /** URL of its node; undefined = not known. */
  readonly url: string | undefined
}

/** The signature of an account with its key: an `AccountAuthenticator` of Aptos. */
export interface AccountAuthenticator {
  /** Returns the authenticator in BCS. */
  bcsToBytes(): Uint8Array
}

/** An account with its key: from `ed25519Account`, or one of Aptos' SDK, such as `Account.fromPrivateKey` makes. */
export interface KeyAccount {
  readonly accountAddress: { toString(): string }
  signTransactionWithAuthenticator(transaction: {
    readonly rawTransaction: { bcsToBytes(): Uint8Array }
  }): AccountAuthenticator
}

/** A wallet that signs transactions. */
export interface SigningWallet {
  readonly address: AptosAddress
  /** The network that it is on; undefined = it signs for any. */
  fetchNetwork(): Promise<WalletNetwork | undefined>
  /**
   * Signs a transaction, without sending it.
   *
   * @throws TRANSACTION_REJECTED where the user declines.
   * @throws WALLET_FEATURE_MISSING, WALLET_ANSWER_INVALID, PROVIDER_ERROR where the wallet fails.
   */
  sign(transaction: SimpleTransaction): Promise<AccountAuthenticator>
}

/**
 * Returns a wallet that signs with the key of an account, without asking.
 *
 * @throws NO_SIGNER where there is no account.
 */
export function keyWallet(account: KeyAccount | undefined): SigningWallet {
  if (!account) throw new CoreError('NO_SIGNER', {})
  return {
    address: aptosAddress(account.accountAddress.toString()),
    fetchNetwork: async () => undefined,
    sign: async (transaction) => account.signTransactionWithAuthenticator(transaction),
  }
}
