import { formatAmount } from '@mintline/core'
import fc from 'fast-check'
import type { IngestBatch } from '../../src/ingest/batch.ts'
import type { ItemSale } from '../../src/ingest/orderEvent.ts'
import type { MarketSums, TradeSums } from '../../src/read-model/analytics/tradesBetween.ts'
import { contract, wallet } from '../read-model/_addresses.ts'
import { TOKEN } from '../read-model/_names.ts'

/** Last block number in random sales. */
export const BLOCKS = 40
export const COLLECTIONS = [1, 2].map((seed) => contract('ETHEREUM', seed))
/** A token with known decimals and no rate. */
export const JUNK = contract('ETHEREUM', 201)
/** Wrapped ether, with the same value as ether. */
export const WRAPPED_ETHER = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
/** Decimals for both other tokens. */
export const TOKEN_DECIMALS = 6

/** Start of the first block's five minutes. */
export const BEGIN = Date.UTC(2026, 0, 1, 12, 0)
/** First block with known rates. */
export const RATED_FROM = 10
/** Dollars per coin and token; division by the coin's rate leaves no remainder. */
export const RATES = { coin: 2000n, token: 3n }

/** Returns a block's time. Each five minutes have three blocks: in their first, second and last millisecond. */
export const timeOf = (block: number): Date => {
  const after = [0, 1, 299_999][(block - 1) % 3] ?? 0
  return new Date(BEGIN + Math.floor((block - 1) / 3) * 300_000 + after)
}

/** One of a few wallets, so that most are on both sides. */
export const anyWallet = fc.constantFrom(...[1, 2, 3].map((seed) => wallet('ETHEREUM', seed)))

/** Random sales in two collections, paid in a coin, its wrapped token and two others. */
export const anySales = fc.array(
  fc
    .record({
      collection: fc.constantFrom(...COLLECTIONS),
      currency: fc.constantFrom(undefined, WRAPPED_ETHER, TOKEN.address, JUNK),
      copies: fc.bigInt(1n, 3n),
      each: fc.bigInt(1n, 10n ** 21n),
      rest: fc.bigInt(0n, 2n),
      source: fc.constantFrom('MINTLINE', 'OPEN_SEA', 'LOOKSRARE'),
      seller: anyWallet,
      buyer: anyWallet,
      block: fc.integer({ min: 1, max: BLOCKS }),
    })
    .map(saleOf),
  { minLength: 1, maxLength: 12 },
)

interface SaleInput {
  readonly collection: string
  readonly currency: string | undefined
  readonly copies: bigint
  readonly each: bigint
  /** Base units left after an equal split between copies; coin only. */
  readonly rest: bigint
  readonly source?: ItemSale['source']
  readonly seller?: string
  readonly buyer?: string
  readonly block: number
}

/** Returns a sale in its block's transaction. */
export function saleOf({
  collection,
  currency,
  copies,
  each,
  rest,
  source = 'OPEN_SEA',
  seller = wallet('ETHEREUM', 1),
  buyer = wallet('ETHEREUM', 2),
  block,
}: SaleInput): ItemSale {
  return {
    item: { blockchain: 'ETHEREUM', contract: collection, tokenId: 1n },
    collection,
    seller,
    buyer,
    value: copies,
    currency,
    amount: each * copies + (currency === undefined ? rest : 0n),
    order: `0x${'01'.repeat(32)}`,
    isAcceptedBid: currency !== undefined,
    source,
    transaction: `in ${block}`,
    index: 0,
    logIndex: 0,
    block: { number: BigInt(block), hash: new Uint8Array(32).fill(block), time: timeOf(block) },
  }
}

/** Returns a batch with sales and their tokens. */
export const salesBatch = (sales: readonly ItemSale[]): IngestBatch => ({
  blockchain: 'ETHEREUM',
  activities: [],
  collections: [],
  items: [],
  currencies: [
    ...[TOKEN.address, JUNK].map((currency) => ({
      currency,
      symbol: 'TOKEN',
      decimals: TOKEN_DECIMALS,
    })),
    { currency: WRAPPED_ETHER, symbol: 'WETH', decimals: 18 },
  ],
  sales,
})

/** Decimals for sums here: more than any price has. */
const SCALE = 42
const ONE = 10n ** BigInt(SCALE)

/** Returns the price per copy in coins and in dollars, scaled; undefined without a rate. */
function worthOf({ currency, amount, value, block }: ItemSale) {
  const isCoin = currency === undefined || currency === WRAPPED_ETHER
  const decimals = isCoin ? 18 : TOKEN_DECIMALS
  const each = ((amount * 10n ** 18n) / value) * 10n ** BigInt(SCALE - 18 - decimals)
  const isRated = currency !== JUNK && block.number >= BigInt(RATED_FROM)
  if (isCoin) return { coins: each, usd: isRated ? each * RATES.coin : undefined }
  const usd = isRated ? each * RATES.token : undefined
  return { coins: usd === undefined ? undefined : rounded(usd / RATES.coin), usd }
}

/** Rounds to 18 decimals. */
const rounded = (scaled: bigint): bigint => {
  const unit = 10n ** BigInt(SCALE - 18)
  return ((scaled + unit / 2n) / unit) * unit
}

/** Adds up sales one by one. */
export function sumsBySale(sales: readonly ItemSale[]): TradeSums {
  const isOwn = ({ source }: ItemSale) => source === 'MINTLINE'
  return {
    ...marketSums(sales),
    highest: highestOf(sales, 'coins'),
    highestUsd: highestOf(sales, 'usd'),
    own: marketSums(sales.filter(isOwn)),
    external: marketSums(sales.filter((sale) => !isOwn(sale))),
  }
}

/** Adds up sales one by one. */
export const marketSums = (sales: readonly ItemSale[]): MarketSums => ({
  sales: sales.length,
  copies: String(sales.reduce((sum, { value }) => sum + value, 0n)),
  volume: sumOf(sales, 'coins'),
  volumeUsd: sumOf(sales, 'usd'),
  unpriced: sales.length - amountsOf(sales, 'coins').length,
  unpricedUsd: sales.length - amountsOf(sales, 'usd').length,
})

const amountsOf = (sales: readonly ItemSale[], kind: 'coins' | 'usd') =>
  sales.flatMap((sale) => {
    const each = worthOf(sale)[kind]
    return each === undefined ? [] : { copies: sale.value, each }
  })

function sumOf(sales: readonly ItemSale[], kind: 'coins' | 'usd'): string | null {
  const amounts = amountsOf(sales, kind)
  if (amounts.length === 0) return null
  return decimal(amounts.reduce((sum, { copies, each }) => sum + copies * each, 0n))
}

function highestOf(sales: readonly ItemSale[], kind: 'coins' | 'usd'): string | null {
  const [highest] = amountsOf(sales, kind).sort((one, other) => (one.each > other.each ? -1 : 1))
  return highest === undefined ? null : decimal(highest.each)
}

const decimal = (scaled: bigint): string =>
  scaled % ONE === 0n
    ? String(scaled / ONE)
    : formatAmount(scaled, { symbol: '', decimals: SCALE }).trim()
