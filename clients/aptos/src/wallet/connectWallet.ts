import type { AccountAuthenticator, SimpleTransaction } from '@aptos-labs/ts-sdk'
import { CoreError } from '@mintline/core'
import { aptosAddress } from '@mintline/core/identifiers'
import {
  type AptosWallet,
  asProviderError,
  classifyWalletError,
  getAptosAccount,
  walletMethod,
} from '@mintline/core/signing'
import type { SigningWallet } from './signingWallet.ts'

/** The user's decision in the Aptos wallet standard. */
interface UserResponse<Args> {
  readonly status: string
  readonly args?: Args
}

type Connect = () => Promise<UserResponse<unknown>>
type SignTransaction = (
  transaction: SimpleTransaction,
) => Promise<UserResponse<AccountAuthenticator>>

const REJECTED = 'Rejected'

/**
 * Connects to a wallet of the Aptos wallet standard (AIP-62).
 *
 * @throws WALLET_REQUEST_CANCELLED where the user declines.
 * @throws APTOS_ACCOUNT_MISSING where the wallet has no account or no network.
 * @throws WALLET_FEATURE_MISSING where it cannot connect.
 * @throws PROVIDER_ERROR where it fails.
 */
export async function connectWallet(wallet: AptosWallet): Promise<SigningWallet> {
  const connect = walletMethod<Connect>(wallet, 'aptos:connect', 'connect')
  const cancelled = (options?: ErrorOptions) =>
    new CoreError('WALLET_REQUEST_CANCELLED', {}, options)
  const response = await asking({ method: 'aptos:connect', cancelled }, connect)
  if (response.status === REJECTED) throw cancelled()
  return await standardWallet(wallet)
}

/**
 * A wallet of the Aptos wallet standard that is connected already, with its present account.
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

interface WalletRequest {
  readonly method: string
  readonly signer?: string
  /** The error for a user who declines. */
  cancelled(options: ErrorOptions): Error
}

async function asking<Answer>(
  { method, signer, cancelled }: WalletRequest,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (classifyWalletError(cause).kind === 'cancelled') throw cancelled({ cause })
    throw asProviderError(cause, { method, provider: 'aptos', signer })
  }
}
