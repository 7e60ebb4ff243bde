import type { BidsByPriceSort } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { isCandidate } from '../../database/best-orders/ranking.ts'
import { coinOf, inCoins } from '../../database/coins.ts'
import { collectionKey } from '../../database/keys/index.ts'
import type { Page, PagedList, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { MAX_LOOKED_AT } from '../../database/page/walk.ts'
import { rateAt } from '../../database/rateAt.ts'
import { accountOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Bids at one price, with amounts in the blockchain's coin. */
export interface PriceBids {
  readonly price: string
  readonly bidsCount: number
  /** Total that these bids would pay. */
  readonly volumeNative: string
  readonly buyersCount: number
  /** The bidder, if there is only one. */
  readonly buyer: string | undefined
}

/** A page of bids, and the largest volume at any price. */
export interface BidsPage extends Page<PriceBids> {
  readonly maxVolume: string
}

interface Row {
  readonly price: string
  readonly volume: string
  readonly bids: string
  readonly buyers: string
  readonly buyer: Buffer
}

/**
 * Groups the collection-wide bids that anybody may accept by price, with the highest price or the largest volume first.
 * Bids in other currencies are converted to coins at the current rates, and left out without one. Counts the 3,000
 * highest bids in US dollars. While the coin has no rate, counts as many in the coin and in its wrapped token.
 */
export async function bidsByPrice(
  reader: Reader,
  id: CollectionIdParts,
  { sort, now }: { readonly sort: BidsByPriceSort; readonly now: Date },
  request: PageRequest,
): Promise<BidsPage> {
  const grouped = bidsOf(id, now)
  const branch = reader.selectFrom(grouped).selectAll()
  const page = await readPage(reader, listBy(sort), request, [branch])
  const { max } = await reader
    .selectFrom(grouped)
    .select(sql<string>`coalesce(max(bids.volume), 0)`.as('max'))
    .executeTakeFirstOrThrow()
  return { next: page.next, entries: page.entries.map(modelOf), maxVolume: max }
}

function bidsOf(id: CollectionIdParts, now: Date) {
  const [currency, at] = [sql`orders.currency`, sql`${now}::timestamptz`]
  const coin = sql`${coinOf(id.blockchain)}::bytea`
  const worth = (price: ReturnType<typeof sql>) =>
    inCoins({ price, currency, usd: sql`${price} * ${rateAt(currency, at)}`, at, coin })
  const stock = sql`orders.make_stock * ('1e-' || orders.decimals)::numeric`
  return sql<Row>`(
    select price, trim_scale(sum(volume)) as volume, count(*) as bids, count(distinct maker) as buyers,
      (array_agg(maker))[1] as buyer
    from (
      select orders.maker, trim_scale(${worth(sql`orders.price`)}) as price, ${worth(stock)} as volume
      from (${highestBids(collectionKey(id), coin)}) as orders
    ) as priced
    where price is not null group by price
  )`.as<'bids'>('bids')
}

/** Selects the bids to count. Each currency without a rate is read by itself: else bids in any token could hide the coin's. */
function highestBids(collection: Buffer, coin: RawBuilder<unknown>) {
  const highest = (condition: RawBuilder<unknown>) => sql`(
    select maker, price, make_stock, decimals, currency from orders
    where collection = ${collection} and side = 'BID' and item is null and ${isCandidate} and ${condition}
    order by ${USD} desc, currency desc, price desc, id desc limit ${sql.lit(MAX_LOOKED_AT)})`
  const wrapped = sql`(select token from wrapped_coins where wrapped_coins.coin = ${coin} limit 1)`
  return sql.join(
    [
      highest(sql`${USD} >= 0`),
      highest(sql`${USD} = -1 and currency = ${coin}`),
      highest(sql`${USD} = -1 and currency = ${wrapped}`),
    ],
    sql` union all `,
  )
}

/** Price in US dollars, as the index has it: bids without a rate sort below all others. */
const USD = sql`coalesce(price_usd, -1)`

const listBy = (sort: BidsByPriceSort): PagedList => ({
  name: sort === 'PRICE' ? 'bids.byPrice' : 'bids.byVolume',
  direction: 'desc',
  keys: [
    ...(sort === 'PRICE' ? [] : [{ column: 'bids.volume', kind: 'decimal' } as const]),
    { column: 'bids.price', kind: 'decimal' },
  ],
})

const modelOf = ({ price, volume, bids, buyers, buyer }: Row): PriceBids => ({
  price,
  bidsCount: Number(bids),
  volumeNative: volume,
  buyersCount: Number(buyers),
  buyer: Number(buyers) === 1 ? accountOf(buyer) : undefined,
})
