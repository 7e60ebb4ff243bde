import type { SolanaAddress } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { editionsDeploymentAddress } from '../pda/editions.ts'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import { fetchAccounts } from '../reads/fetchAccounts.ts'
import { decodeEditionsControls } from '../reads/records/editionsControls.ts'
import { decodeEditionsDeployment } from '../reads/records/editionsDeployment.ts'

/**
 * Whose collection has a symbol; undefined where it is free.
 *
 * @param symbol 1 to 32 bytes.
 */
export async function symbolOwner(
  connection: Connection,
  symbol: string,
): Promise<SolanaAddress | undefined> {
  const deployment = editionsDeploymentAddress(symbol)
  const accounts = [deployment, editionsControlsAddress(deployment)]
  const [editions, controls] = await fetchAccounts(connection, accounts)
  if (!editions) return undefined
  // Anybody may deploy with the editions program alone, without controls.
  return controls
    ? decodeEditionsControls(controls).creator
    : decodeEditionsDeployment(editions).creator
}
