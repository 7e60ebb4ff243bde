import { type AskOptions, fieldOf } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import { numberToHex } from 'viem'
import type { EvmWallet } from './evmWallet.ts'

/** Key of the capabilities that a wallet has on every chain (EIP-5792). */
const EVERY_CHAIN = '0x0'

/**
 * Asks a wallet whether it can have its gas paid by a sponsor on a network (ERC-7677).
 *
 * @returns True = it can; false = it cannot, or does not say.
 * @throws The reason of the signal.
 */
export async function fetchSponsorsGas(
  { client, address }: EvmWallet,
  { chainId }: Pick<EvmNetwork, 'chainId'>,
  { signal }: Pick<AskOptions, 'signal'> = {},
): Promise<boolean> {
  const id = numberToHex(chainId)
  const request = { method: 'wallet_getCapabilities', params: [address, [id]] }
  // Most wallets have no such method.
  const answer: unknown = await client.request(request as never).catch(() => undefined)
  signal?.throwIfAborted()
  return [id, EVERY_CHAIN].some((chain) => {
    const service = fieldOf(fieldOf(answer, chain), 'paymasterService')
    return fieldOf(service, 'supported') === true
  })
}
