import { isSolanaAddress } from '@mintline/core'
import { type Connection, PublicKey } from '@solana/web3.js'
import { askNode } from '../send/askNode.ts'

/** Lamports of those who are to be paid, by address; what is no address is left out. */
export async function fetchReceiverBalances(
  connection: Connection,
  receivers: readonly string[],
): Promise<Readonly<Record<string, bigint>>> {
  const addresses = receivers.filter(isSolanaAddress)
  if (addresses.length === 0) return {}
  const keys = addresses.map((address) => new PublicKey(address))
  const ask = () => connection.getMultipleAccountsInfo(keys)
  const accounts = await askNode('getMultipleAccounts', ask)
  return Object.fromEntries(
    addresses.map((address, index) => [address, BigInt(accounts[index]?.lamports ?? 0)]),
  )
}
