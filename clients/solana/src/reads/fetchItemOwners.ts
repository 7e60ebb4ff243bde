import { type SolanaAddress, solanaAddress } from '@mintline/core'
import { TOKEN_2022_PROGRAM_ID, unpackAccount } from '@solana/spl-token'
import { type Connection, PublicKey } from '@solana/web3.js'
import { type AskOptions, askNode } from '../send/askNode.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { inParallel } from './inParallel.ts'
import type { StoredAccount } from './storedAccount.ts'

/** Requests on their way at the same time: public nodes refuse more. */
const CONCURRENT_REQUESTS = 4
/** Token accounts read in one request. */
const ACCOUNTS_PER_REQUEST = 50

/**
 * Who holds each item, in the order of the mints; undefined = it was burned.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchItemOwners(
  connection: Connection,
  mints: readonly string[],
  options: AskOptions = {},
): Promise<(SolanaAddress | undefined)[]> {
  const holders = await inParallel(
    mints,
    (mint, signal) => fetchTokenAccount(connection, mint, { ...options, signal }),
    { concurrency: CONCURRENT_REQUESTS, signal: options.signal },
  )
  const accounts = await fetchInBatches(
    connection,
    holders.filter((holder) => holder !== undefined),
    { ...options, batchSize: ACCOUNTS_PER_REQUEST },
  )
  const owners = new Map(accounts.flatMap((account) => (account ? [ownerOf(account)] : [])))
  return holders.map((holder) => holder && owners.get(holder.toBase58()))
}

/** The account that holds the one token there is; undefined = there is none any more. */
async function fetchTokenAccount(
  connection: Connection,
  mint: string,
  options: AskOptions,
): Promise<PublicKey | undefined> {
  const ask = () => connection.getTokenLargestAccounts(new PublicKey(mint))
  const { value } = await askNode('getTokenLargestAccounts', ask, options)
  return value.find(({ amount }) => amount !== '0')?.address
}

function ownerOf({ address, owner, data }: StoredAccount): [account: string, owner: SolanaAddress] {
  const info = { owner, data: Buffer.from(data), executable: false, lamports: 0 }
  const token = unpackAccount(new PublicKey(address), info, TOKEN_2022_PROGRAM_ID)
  return [address, solanaAddress(token.owner.toBase58())]
}
