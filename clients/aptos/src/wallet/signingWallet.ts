import type { Account, AccountAuthenticator, SimpleTransaction } from '@aptos-labs/ts-sdk'
import { CoreError } from '@mintline/core'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'

/** Network that a wallet is on. */
export interface WalletNetwork {
  /** Undefined = not known. */
  readonly chainId: number | undefined
  /** URL of its node; undefined = not known. */
  readonly url: string | undefined
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
 * A wallet from an account of the SDK with its key, such as one from `Account.fromPrivateKey`.
 *
 * @throws NO_SIGNER where there is no account.
 */
export function keyWallet(account: Account | undefined): SigningWallet {
  if (!account) throw new CoreError('NO_SIGNER', {})
  return {
    address: aptosAddress(account.accountAddress.toString()),
    fetchNetwork: async () => undefined,
    sign: async (transaction) => account.signTransactionWithAuthenticator(transaction),
  }
}
