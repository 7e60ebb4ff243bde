import { isSolanaAddress } from '@mintline/core'
import { askNode } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import type { Cluster } from '../cluster/resolveCluster.ts'

/** Lamports of wallets, by address; what is no address is left out. */
export async function readReceiverBalances(
  { connection }: Cluster,
  addresses: readonly string[],
): Promise<Record<string, bigint>> {
  const known = [...new Set(addresses)].filter(isSolanaAddress)
  const accounts = await askNode('getMultipleAccounts', () =>
    connection.getMultipleAccountsInfo(known.map((address) => new PublicKey(address))),
  )
  return Object.fromEntries(
    known.map((address, index) => [address, BigInt(accounts[index]?.lamports ?? 0)]),
  )
}
