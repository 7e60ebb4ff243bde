import { fetchPriceTokens, type ReadConnection } from '@mintline/solana/reads'
import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import { type CurrencyKey, type CurrencyOf, sumAmounts } from '#entities/currency/amounts.ts'
import { type Indexer, MAX_PAGE_SIZE } from '#entities/indexer/lib/indexer.ts'
import { type Activity, fetchActivities } from '#entities/indexer/model/fetchActivities.ts'
import { fetchAllEntries } from '#entities/indexer/model/fetchAllEntries.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { parseDecimal } from '#shared/lib/decimal.ts'
import type { CountedSales } from './revenue.ts'

/** The network whose mints are summed. */
interface SalesNetwork {
  /** For the decimals of tokens that buyers paid with. */
  readonly connection: ReadConnection
  readonly identity: { readonly currency: Currency }
}

/**
 * Fetches a collection's sales from the mints that a server lists: one request per 1,000, and one to the node for the
 * tokens that buyers paid with.
 *
 * @param deployment Base58.
 * @throws What `askIndexer` and `fetchPriceTokens` throw.
 */
export async function fetchMintSales(
  indexer: Indexer,
  deployment: string,
  { connection, identity: { currency } }: SalesNetwork,
  signal?: AbortSignal,
): Promise<CountedSales> {
  const mints = await fetchAllEntries(
    (continuation) => {
      const query = { deployment, kinds: ['mint'], continuation, size: MAX_PAGE_SIZE } as const
      return fetchActivities(indexer, query, signal)
    },
    ({ activities }) => activities.map((activity) => [activity.id, activity]),
  )
  const all = [...mints.values()]
  const paidWith = all.flatMap(({ price }) => price?.currency ?? [])
  const tokens = await fetchPriceTokens(connection, paidWith, { signal })
  const currencyOf: CurrencyOf = (key) => (key === undefined ? currency : tokens.get(key))
  return mintSalesOf(all, { host: hostOf(indexer.url), currencyOf })
}

/**
 * Sums the mints that a server lists. Each item counts once; items without a known price are left out.
 *
 * @param input The server's host, and the currencies of the prices.
 */
export function mintSalesOf(
  mints: readonly Activity[],
  { host, currencyOf }: { readonly host: string; readonly currencyOf: CurrencyOf },
): CountedSales {
  const paid = new Map<string, readonly [CurrencyKey, bigint]>()
  const collectors = new Set<string>()
  for (const { mint, to, minter = to, price } of mints) {
    const currency = price && currencyOf(price.currency)
    const amount = currency && parseDecimal(price.text, currency.decimals)
    if (mint === undefined || minter === undefined || amount?.status !== 'valid') continue
    if (paid.has(mint)) continue
    paid.set(mint, [price?.currency, amount.value])
    collectors.add(minter)
  }
  const { size } = paid
  return { items: BigInt(size), paid: sumAmounts(paid.values()), collectors: collectors.size, host }
}
