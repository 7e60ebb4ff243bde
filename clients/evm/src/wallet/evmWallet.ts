import { CoreError } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { Eip1193Provider } from '@mintline/core/signing'
import type { Account, Client, Transport } from 'viem'
import { nodeClient } from '../chain/nodeSource.ts'

/** A wallet that signs and sends. */
export interface EvmWallet {
  readonly address: EvmAddress
  /** viem client with an account: of a key, or of a provider that signs itself. */
  readonly client: Client<Transport, undefined, Account>
}

/**
 * The wallet of a browser or device, by its EIP-1193 provider.
 *
 * @param address Account that signs.
 * @throws INVALID_ADDRESS
 */
export function providerWallet(provider: Eip1193Provider, address: string): EvmWallet {
  const account = evmAddress(address)
  const client = nodeClient(provider)
  return {
    address: account,
    client: { ...client, account: { address: account, type: 'json-rpc' } } as EvmWallet['client'],
  }
}

/**
 * The wallet of a viem client, such as one with `privateKeyToAccount`.
 *
 * @throws NO_SIGNER where the client has no account.
 */
export function clientWallet(client: Client<Transport>): EvmWallet {
  const account: Account | undefined = client.account
  if (!account) throw new CoreError('NO_SIGNER', {})
  return { address: evmAddress(account.address), client: client as EvmWallet['client'] }
}
