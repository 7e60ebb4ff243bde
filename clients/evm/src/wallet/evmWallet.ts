import type { AskedCall } from '@mintline/core/drop'
import { CoreError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { asProviderError, classifyWalletError, type Eip1193Provider } from '@mintline/core/signing'
import type { Account, Client, Transport } from 'viem'
import { nodeClient } from '../chain/nodeSource.ts'
import { senderAddress } from './senderAddress.ts'

/** A wallet that signs and sends. */
export interface EvmWallet {
  readonly address: EvmAddress
  /** viem client with an account that signs locally or in the provider. */
  readonly client: Client<Transport, undefined, Account>
  /** Called before it is asked to send a call by itself, for wallets that may be gone before they answer. */
  readonly beforeAsk?: ((asked: AskedCall) => void) | undefined
}

/**
 * Creates a wallet from an EIP-1193 provider, such as a browser extension.
 *
 * @param address Signing account.
 * @throws FROM_ADDRESS_NOT_SPECIFIED, INVALID_ADDRESS
 */
export function providerWallet(provider: Eip1193Provider, address: string): EvmWallet {
  const account = senderAddress(address)
  const client = nodeClient(provider)
  return {
    address: account,
    client: { ...client, account: { address: account, type: 'json-rpc' } } as EvmWallet['client'],
  }
}

/**
 * Creates a wallet from a viem client with an account, for example from `privateKeyToAccount`.
 *
 * @throws NO_SIGNER if the client has no account.
 */
export function clientWallet(client: Client<Transport>): EvmWallet {
  const account: Account | undefined = client.account
  if (!account) throw new CoreError('NO_SIGNER', {})
  return { address: evmAddress(account.address), client: client as EvmWallet['client'] }
}

/**
 * Connects to a wallet and uses its first account.
 *
 * @throws WALLET_REQUEST_CANCELLED if the user declines.
 * @throws WALLET_NOT_CONNECTED if the wallet returns no account.
 * @throws PROVIDER_ERROR if the wallet fails.
 */
export async function connectWallet(provider: Eip1193Provider): Promise<EvmWallet> {
  const [account] = await askForAccounts(provider)
  if (typeof account !== 'string') throw new CoreError('WALLET_NOT_CONNECTED', {})
  return providerWallet(provider, account)
}

async function askForAccounts(provider: Eip1193Provider): Promise<readonly unknown[]> {
  const method = 'eth_requestAccounts'
  try {
    const accounts = await provider.request({ method })
    return Array.isArray(accounts) ? accounts : []
  } catch (cause) {
    if (classifyWalletError(cause).kind === 'cancelled') {
      throw new CoreError('WALLET_REQUEST_CANCELLED', {}, { cause })
    }
    throw asProviderError(cause, { method, provider: 'eip1193' })
  }
}
