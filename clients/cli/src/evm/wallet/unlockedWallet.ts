import { askChain, clientWallet, type EvmWallet } from '@mintline/evm'
import type { EvmChain } from '../chain/resolveChain.ts'

/**
 * The first account that the node of a local network signs for, as that of anvil does; undefined where it signs for
 * none.
 */
export async function unlockedWallet({
  connection: { client },
}: EvmChain): Promise<EvmWallet | undefined> {
  const method = 'eth_accounts'
  const [address] = await askChain(method, () => client.request({ method }))
  if (address === undefined) return undefined
  return clientWallet({ ...client, account: { address, type: 'json-rpc' } })
}
