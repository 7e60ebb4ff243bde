import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../addresses.ts'
import { fetchInBatches } from '../reads/fetchInBatches.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'
import { readTokenHolding } from '../reads/tokenAccounts.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'

/**
 * Fetches which wallets hold token accounts, by the accounts' addresses: candy machines name accounts as the receivers
 * of tokens. An address without such an account is missing in the result.
 *
 * @param accounts In base58.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchTokenHolders(
  connection: ReadConnection,
  accounts: readonly string[],
  options: AskOptions = {},
): Promise<ReadonlyMap<string, SolanaAddress>> {
  const distinct = [...new Set(accounts)]
  const stored = await fetchInBatches(connection, distinct, options)
  return new Map(
    distinct.flatMap((address, index): [string, SolanaAddress][] => {
      const account = stored[index]
      const isToken = [TOKEN_PROGRAM, TOKEN_2022_PROGRAM].includes(account?.owner.toBase58() ?? '')
      const holding = account && isToken ? readTokenHolding(account.data) : undefined
      return holding ? [[address, readAddress(holding.holder)]] : []
    }),
  )
}
