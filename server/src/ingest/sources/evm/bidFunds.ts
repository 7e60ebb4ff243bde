import type { EvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { type Hex, pad, zeroAddress } from 'viem'
import { CHAIN_NUMBERS, readAddressKey, readCurrencyKey } from '../../../database/keys/index.ts'
import { isOpenBid } from '../../../database/orderKinds.ts'
import type { DB } from '../../../database/tables.ts'
import { TRANSFER_TOPIC } from '../../decode/evm/events.ts'
import { FUND_TOPICS, type WatchedFunds } from '../../decode/evm/fundChanges.ts'
import type { LogFilter } from './fetchLogs.ts'

/** Maximum wallets and tokens per filter: nodes accept 1,000 addresses, and as many topics. */
const MOST_OF_FILTER = 500

/**
 * Returns the funds that a chain's open bids depend on. Leaves out the coin, as exchanges cannot take it from holders.
 */
export async function fundsOfBids(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
): Promise<WatchedFunds> {
  const rows = await database
    .selectFrom('orders')
    .select(['currency', 'maker'])
    .distinct()
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .where(isOpenBid(new Date()))
    .execute()
  const funds = new Map<string, Set<string>>()
  for (const { currency, maker } of rows) {
    const { address } = readCurrencyKey(currency)
    if (address === zeroAddress) continue
    const wallets = funds.get(address) ?? new Set()
    funds.set(address, wallets.add(readAddressKey(maker).address))
  }
  return funds
}

/** Creates filters for logs that change funds. They request no other tokens and no other wallets from a node. */
export function filtersOfFunds(funds: WatchedFunds): LogFilter[] {
  const pairs = [...funds].flatMap(([token, wallets]) =>
    [...wallets].map((wallet) => ({ token, wallet })),
  )
  const parts = Array.from({ length: Math.ceil(pairs.length / MOST_OF_FILTER) }, (_, at) =>
    pairs.slice(at * MOST_OF_FILTER, (at + 1) * MOST_OF_FILTER),
  )
  return parts.flatMap((part) => {
    const address = [...new Set(part.map(({ token }) => token))]
    const wallets = [...new Set(part.map(({ wallet }) => wallet))]
    const owners = wallets.map((wallet) => pad(wallet as Hex, { size: 32 }))
    return [
      { address, topics: [FUND_TOPICS, owners] },
      { address, topics: [TRANSFER_TOPIC, null, owners] },
    ]
  })
}
