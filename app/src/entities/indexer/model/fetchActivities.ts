import { getActivitiesByCollection } from '@mintline/indexer-api'
import type { CurrencyKey } from '#entities/currency/amounts.ts'
import { z } from '#shared/lib/zod.ts'
import { CONTINUATION, TRANSACTION, UNION_ADDRESS } from '../lib/answerFields.ts'
import type { Indexer } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'

/** Activity kinds that the console shows. */
export const ACTIVITY_KINDS = ['mint', 'transfer', 'burn', 'sale'] as const

/** Activity kind. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** An event in an item's history. */
export interface Activity {
  readonly id: string
  readonly kind: ActivityKind
  /** Unix seconds. */
  readonly time: bigint
  /** The item's mint in base58; undefined = the server does not report it. */
  readonly mint: string | undefined
  /** Wallets in base58: minters have no `from`, burned items no `to`. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** Wallet that minted the item as a gift for `to`; undefined = `to` minted it itself, or this is no mint. */
  readonly minter: string | undefined
  /** Undefined = not known. */
  readonly price: PaidPrice | undefined
  /** Transaction signature in base58. */
  readonly transaction: string
}

/** An item's price, as a server reports it. */
export interface PaidPrice {
  /** Whole units of the currency, as an exact decimal number: see `parseDecimal`. */
  readonly text: string
  readonly currency: CurrencyKey
}

/** A page with activities. */
export interface ActivityPage {
  /** Latest first. */
  readonly activities: readonly Activity[]
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** The part to read from a collection's activity. */
interface ActivityQuery {
  /** Base58. */
  readonly deployment: string
  /** At least one. */
  readonly kinds: readonly ActivityKind[]
  /** Page token; undefined = the first page. */
  readonly continuation: string | undefined
  /** Maximum activities per page. */
  readonly size: number
}

/**
 * Fetches a page of a collection's activity, latest first.
 *
 * @throws What `askIndexer` throws.
 */
export function fetchActivities(
  { url, blockchain }: Indexer,
  { deployment, kinds, continuation, size }: ActivityQuery,
  signal?: AbortSignal,
): Promise<ActivityPage> {
  const input = {
    collection: [`${blockchain}:${deployment}`],
    type: kinds.map((kind) => ACTIVITY_TYPES[kind]),
    size,
    ...(continuation !== undefined && { continuation }),
  }
  return askIndexer(url, {
    signal,
    call: (connection, call) => getActivitiesByCollection(connection, input, call),
    form: ACTIVITIES,
  })
}

/** Types that stand for the network's own coin. */
const COIN_TYPES = ['SOLANA_SOL', 'CURRENCY_NATIVE']

/** The type that stands for a token, with its mint. */
const TOKEN_TYPE = 'SOLANA_FT'

const ASSET_TYPE = z.object({ '@type': z.string(), address: z.optional(UNION_ADDRESS) })

/** A price as servers write it. */
const PRICE = /^\d+(?:\.\d+)?$/

const COMMON = {
  id: z.string().check(z.minLength(1)),
  date: z.iso.datetime(),
  transactionHash: TRANSACTION,
  reverted: z.optional(z.boolean()),
}

const ITEM = { itemId: z.optional(UNION_ADDRESS) }

const SHOWN = z.discriminatedUnion('@type', [
  z.object({
    ...COMMON,
    ...ITEM,
    '@type': z.literal('MINT'),
    owner: UNION_ADDRESS,
    minter: z.optional(UNION_ADDRESS),
    mintPrice: z.optional(z.string()),
    mintPayment: z.optional(z.object({ type: ASSET_TYPE })),
  }),
  z.object({
    ...COMMON,
    ...ITEM,
    '@type': z.literal('TRANSFER'),
    from: UNION_ADDRESS,
    owner: UNION_ADDRESS,
  }),
  z.object({ ...COMMON, ...ITEM, '@type': z.literal('BURN'), owner: UNION_ADDRESS }),
  z.object({
    ...COMMON,
    '@type': z.literal('SELL'),
    seller: UNION_ADDRESS,
    buyer: UNION_ADDRESS,
    nft: z.object({ type: z.object(ITEM) }),
    payment: z.object({ type: ASSET_TYPE }),
    price: z.string(),
  }),
])

type Shown = z.infer<typeof SHOWN>

/** API names for the kinds. */
const ACTIVITY_TYPES = {
  mint: 'MINT',
  transfer: 'TRANSFER',
  burn: 'BURN',
  sale: 'SELL',
} as const satisfies Record<ActivityKind, Shown['@type']>

const TYPES = Object.values<string>(ACTIVITY_TYPES)

/** Schema for a page with activities. Drops types that the console does not show. */
export const ACTIVITIES = z.pipe(
  z.object({
    activities: z.pipe(
      z.pipe(
        z.array(z.looseObject({ '@type': z.string() })),
        z.transform((all) => all.filter((one) => TYPES.includes(one['@type']))),
      ),
      z.array(SHOWN),
    ),
    continuation: CONTINUATION,
  }),
  z.transform(({ activities, continuation: next }): ActivityPage => {
    // Reverted with blocks that the chain has replaced.
    const valid = activities.filter(({ reverted }) => reverted !== true)
    return { activities: valid.map(activityOf), next }
  }),
)

function activityOf(shown: Shown): Activity {
  const { id, date, transactionHash: transaction } = shown
  const time = BigInt(Math.floor(Date.parse(date) / 1_000))
  const common = { id, time, transaction, minter: undefined }
  switch (shown['@type']) {
    case 'MINT': {
      const { itemId: mint, owner: to, minter, mintPrice, mintPayment } = shown
      const price = priceIn(mintPayment?.type, mintPrice)
      return { ...common, kind: 'mint', mint, from: undefined, to, minter, price }
    }
    case 'TRANSFER': {
      const { itemId: mint, from, owner: to } = shown
      return { ...common, kind: 'transfer', mint, from, to, price: undefined }
    }
    case 'BURN': {
      const { itemId: mint, owner: from } = shown
      return { ...common, kind: 'burn', mint, from, to: undefined, price: undefined }
    }
    case 'SELL': {
      const { nft, seller: from, buyer: to } = shown
      const price = priceIn(shown.payment.type, shown.price)
      return { ...common, kind: 'sale', mint: nft.type.itemId, from, to, price }
    }
  }
}

function priceIn(
  type: z.infer<typeof ASSET_TYPE> | undefined,
  text: string | undefined,
): PaidPrice | undefined {
  if (type === undefined || text === undefined || !PRICE.test(text)) return undefined
  if (COIN_TYPES.includes(type['@type'])) return { text, currency: undefined }
  const isToken = type['@type'] === TOKEN_TYPE && type.address !== undefined
  return isToken ? { text, currency: type.address } : undefined
}
