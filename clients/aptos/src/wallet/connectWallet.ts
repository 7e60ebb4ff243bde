import { CoreError } from '@mintline/core/errors'
import { aptosAddress } from '@mintline/core/identifiers'
import { type AptosWallet, getAptosAccount, walletMethod } from '@mintline/core/signing'
import type { SimpleTransaction } from '../bcs/transaction.ts'
import type { AccountAuthenticator, SigningWallet } from './signingWallet.ts'
import { asking, REJECTED, type UserResponse } from './userResponse.ts'

type Connect = (silent?: boolean) => Promise<UserResponse<unknown>>
type SignTransaction = (
  transaction: SimpleTransaction,
) => Promise<UserResponse<AccountAuthenticator>>

/**
 * Connects to an Aptos standard wallet (AIP-62).
 *
 * @param options.silent True to connect only if the wallet remembers this page, without a window. Default: false.
 * @throws WALLET_REQUEST_CANCELLED if the user declines.
 * @throws APTOS_ACCOUNT_MISSING if the wallet has no account or no network.
 * @throws WALLET_FEATURE_MISSING if it cannot connect.
 * @throws PROVIDER_ERROR if it fails.
 */
export async function connectWallet(
  wallet: AptosWallet,
  { silent = false }: { readonly silent?: boolean } = {},
): Promise<SigningWallet> {
  const connect = walletMethod<Connect>(wallet, 'aptos:connect', 'connect')
  const cancelled = (options?: ErrorOptions) =>
    new CoreError('WALLET_REQUEST_CANCELLED', {}, options)
  const response = await asking({ method: 'aptos:connect', cancelled }, () => connect(silent))
  if (response.status === REJECTED) throw cancelled()
  return await standardWallet(wallet)
}

/**
 * Returns the current account of an Aptos standard wallet that is already connected.
 *
 * @throws APTOS_ACCOUNT_MISSING, WALLET_FEATURE_MISSING, PROVIDER_ERROR
 */
export async function standardWallet(wallet: AptosWallet): Promise<SigningWallet> {
  const account = await getAptosAccount(wallet)
  return {
    address: aptosAddress(account.address),
    fetchNetwork: () => getAptosAccount(wallet),
    sign: (transaction) => signWith(wallet, account.address, transaction),
  }
}

async function signWith(
  wallet: AptosWallet,
  signer: string,
  transaction: SimpleTransaction,
): Promise<AccountAuthenticator> {
  const method = 'aptos:signTransaction'
  const sign = walletMethod<SignTransaction>(wallet, method, 'signTransaction')
  const cancelled = (options?: ErrorOptions) => new CoreError('TRANSACTION_REJECTED', {}, options)
  const response = await asking({ method, signer, cancelled }, () => sign(transaction))
  if (response.status === REJECTED) throw cancelled()
  if (!response.args) throw new CoreError('WALLET_ANSWER_INVALID', { method }, { cause: response })
  return response.args
}
