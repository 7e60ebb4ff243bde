import type { Connection } from '@solana/web3.js'

const GIFT = 10_000_000_000

/** Lamports below which an account on the embedded network is funded. */
export const LOW_FUNDS = 2_000_000_000n

/**
 * Requests funds from the embedded network's faucet.
 *
 * @param address Base58.
 */
export async function requestFunds(connection: Connection, address: string): Promise<string> {
  const { PublicKey } = await import('@solana/web3.js')
  return connection.requestAirdrop(new PublicKey(address), GIFT)
}
