import type { EvmNetwork } from '@mintline/core/networks'
import { type AskOptions, fieldOf } from '@mintline/core/node'
import { numberToHex } from 'viem'
import type { EvmWallet } from './evmWallet.ts'

/** Key for capabilities that a wallet has on every chain (EIP-5792). */
const EVERY_CHAIN = '0x0'

/**
 * Asks a wallet whether a sponsor can pay its gas on a network (ERC-7677).
 *
 * @returns True = yes; false = no, or the wallet does not say.
 * @throws The signal's reason.
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
