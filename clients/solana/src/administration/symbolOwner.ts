import type { SolanaAddress } from '@mintline/core/identifiers'
import type { Connection } from '@solana/web3.js'
import { deriveEditionsControls, deriveEditionsDeployment } from '../pda/derivedAddresses.ts'
import { fetchAccounts } from '../reads/fetchAccounts.ts'
import { decodeEditionsControls } from '../reads/records/editionsControls.ts'
import { decodeEditionsDeployment } from '../reads/records/editionsDeployment.ts'

/**
 * Returns who owns the collection with this symbol; undefined = the symbol is free.
 *
 * @param symbol 1 to 32 bytes.
 */
export async function symbolOwner(
  connection: Connection,
  symbol: string,
): Promise<SolanaAddress | undefined> {
  const deployment = deriveEditionsDeployment(symbol)
  const accounts = [deployment, deriveEditionsControls(deployment)]
  const [editions, controls] = await fetchAccounts(connection, accounts)
  if (!editions) return undefined
  // Anybody may deploy with the editions program alone, without controls.
  return controls
    ? decodeEditionsControls(controls).creator
    : decodeEditionsDeployment(editions).creator
}
