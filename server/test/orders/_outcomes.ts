import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import type { ExchangeOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { type BothRules, ENDS } from './_bothRules.ts'
import { to } from './seaport/_seaport.ts'

/** Refusal message for an order, by the reason that validation returns. */
export const REFUSALS: Readonly<Record<Exclude<OrderValidationResult, 'SUCCESS'>, RegExp>> = {
  ZERO_OR_NEGATIVE_PRICE: /^(make|take)\.value must be a whole number from 1/,
  EXPIRATION_DATE_REQUIRED: /^endedAt must be a time: an order has an end$/,
  NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION: /^endedAt must be 0: a bid in an auction has no end$/,
  EXPIRATION_DATE_PASSED: /^endedAt must be in the future$/,
  EXPIRATION_DATE_TOO_FAR: /^endedAt must be within 180 days|and its end may not change/,
  EXPIRATION_DATE_DECREASED: /and its end may not change/,
  INCORRECT_FEE: /and gives the platform another fee than orders have to now/,
  BID_WITH_ETH: /^make\.assetType\.@type must be ERC20: native currency cannot be bid$/,
  SAVING_ORDER_AUCTION_EXISTS: /: delete the auction before you list the item$/,
  SAVING_BID_AUCTION_NOT_IN_PROGRESS: /: it takes bids from /,
  SAVING_BID_AUCTION_CURRENCY_ERROR: /: bid in BASE:0x/,
  SAVING_BID_AUCTION_MIN_PRICE_ERROR: /: bid 1000 base units at least$/,
  SAVING_BID_AUCTION_PRICE_CHANGE_ERROR: /: somebody has bid \d+, so bid \d+ base units at least$/,
  CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED: /^The maker has the active order BASE:0x/,
  UPDATE_ERROR_PREVIOUS_IS_COMPLETED: /and filled, so that it cannot change|was cancelled/,
  UPDATE_ERROR_VALUE_IS_DECREASED: /and its make value may not become less/,
  UPDATE_ERROR_SELL_PRICE_IS_INCREASED: /and its price may not rise/,
  UPDATE_ERROR_BID_PRICE_IS_DECREASED: /and its price may not fall/,
  UPDATE_ERROR_PRICE_IS_EQUAL: /and has this price already/,
  UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED: /and its currency may not change/,
  FLOOR_BID_ON_SHARED_COLLECTION: /^Anybody mints in the collection /,
}

/** Situations for each outcome: earlier orders, and the order that is sent to both. */
export function outcomesOf({
  seaport,
  coins,
  otherCoins,
  wei,
  copies,
  anyOf,
  listing,
  bid,
  open,
  accepted,
  again,
}: BothRules): Readonly<
  Record<OrderValidationResult, readonly (() => Promise<ExchangeOrderForm>)[]>
> {
  return {
    SUCCESS: [
      async () => listing(),
      async () => bid(),
      async () => bid({ take: anyOf(seaport.market.nft) }),
      async () => again(await accepted(listing()), { take: coins(1_999) }),
      async () => again(await accepted(bid()), { make: coins(2_001) }),
      async () => {
        const first = await accepted(listing({ make: copies(2), take: coins(200) }))
        return again(first, { make: copies(3), take: coins(300) })
      },
      // An order cancelled on chain is active here until its block is read.
      async () => {
        const first = await accepted(listing())
        const { exchange, execute } = seaport.market
        const args = [first.body.id.slice('BASE:'.length), 2n ** 256n - 1n]
        await execute(exchange.contract, 'fill', args)
        return listing({ take: coins(9_000) })
      },
      // An ended order is active until the clock is checked.
      async () => {
        await accepted(listing())
        await seaport.market.pools.write
          .updateTable('orders')
          .set({ end_at: new Date(ENDS.past) })
          .execute()
        return listing()
      },
      // With another currency, it is another listing.
      async () => {
        await accepted(listing())
        return listing({ take: wei(1) })
      },
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: coins(1_000) })
      },
      async () => {
        await open()
        const first = await accepted(bid({ endedAt: ENDS.none, make: coins(1_000) }))
        return again(first, { make: coins(1_050) })
      },
      async () => {
        await open(-60, -1)
        return bid()
      },
    ],
    ZERO_OR_NEGATIVE_PRICE: [
      async () => listing({ take: coins(0) }),
      async () => bid({ make: coins(-1), endedAt: ENDS.past }),
    ],
    EXPIRATION_DATE_REQUIRED: [async () => listing({ endedAt: ENDS.none })],
    NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION: [
      async () => {
        await open()
        return bid()
      },
    ],
    EXPIRATION_DATE_PASSED: [async () => listing({ endedAt: ENDS.past })],
    EXPIRATION_DATE_TOO_FAR: [
      async () => listing({ endedAt: ENDS.far }),
      async () => again(await accepted(listing()), { take: coins(1), endedAt: ENDS.later }),
    ],
    EXPIRATION_DATE_DECREASED: [
      async () => again(await accepted(listing()), { take: coins(1), endedAt: ENDS.sooner }),
      async () => again(await accepted(bid()), { endedAt: ENDS.sooner }),
    ],
    // Tested below, with another server's settings.
    INCORRECT_FEE: [],
    BID_WITH_ETH: [
      async () => bid({ make: wei(1) }),
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: wei(1) })
      },
    ],
    SAVING_ORDER_AUCTION_EXISTS: [
      async () => {
        await open()
        return listing()
      },
      async () => {
        const first = await accepted(listing())
        await open(5)
        return again(first, { take: coins(1) })
      },
    ],
    SAVING_BID_AUCTION_NOT_IN_PROGRESS: [
      async () => {
        await open(5)
        return bid({ endedAt: ENDS.none })
      },
      async () => {
        await open(-60, -1)
        return bid({ endedAt: ENDS.none })
      },
    ],
    SAVING_BID_AUCTION_CURRENCY_ERROR: [
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: otherCoins(9_000) })
      },
    ],
    SAVING_BID_AUCTION_MIN_PRICE_ERROR: [
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: coins(999) })
      },
    ],
    SAVING_BID_AUCTION_PRICE_CHANGE_ERROR: [
      async () => {
        await open()
        const first = await accepted(bid({ endedAt: ENDS.none, make: coins(1_000) }))
        return again(first, { make: coins(1_049) })
      },
    ],
    CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED: [
      async () => {
        await accepted(listing())
        return listing({ take: coins(1) })
      },
      async () => {
        await accepted(bid())
        return bid({ make: coins(9_000) })
      },
      async () => {
        await accepted(bid({ take: anyOf(seaport.market.nft) }))
        return bid({ take: anyOf(seaport.market.nft), make: coins(1) })
      },
      async () => {
        await open()
        await accepted(bid({ endedAt: ENDS.none, make: coins(1_000) }))
        return bid({ endedAt: ENDS.none, make: coins(1_050) })
      },
      // On the other market.
      async () => {
        const consideration = [to(1, seaport.coins(2_000n))]
        await seaport.posted(seaport.listing({ data: { consideration } }))
        return listing()
      },
    ],
    UPDATE_ERROR_PREVIOUS_IS_COMPLETED: [
      async () => {
        const first = await accepted(listing())
        const { exchange, execute } = seaport.market
        await execute(exchange.contract, 'fill', [first.body.id.slice('BASE:'.length), 2_000n])
        return again(first, { take: coins(1) })
      },
      async () => {
        const first = await accepted(bid())
        const { exchange, execute } = seaport.market
        const args = [first.body.id.slice('BASE:'.length), 2n ** 256n - 1n]
        await execute(exchange.contract, 'fill', args)
        return again(first, { make: coins(9_000) })
      },
    ],
    UPDATE_ERROR_VALUE_IS_DECREASED: [
      async () => {
        const first = await accepted(listing({ make: copies(3), take: coins(300) }))
        return again(first, { make: copies(2), take: coins(200) })
      },
    ],
    UPDATE_ERROR_SELL_PRICE_IS_INCREASED: [
      async () => again(await accepted(listing()), { take: coins(2_001) }),
    ],
    UPDATE_ERROR_BID_PRICE_IS_DECREASED: [
      async () => again(await accepted(bid()), { make: coins(1_999) }),
    ],
    UPDATE_ERROR_PRICE_IS_EQUAL: [
      // An order with other data has another hash, and the same salt.
      async () => {
        const first = await accepted(listing())
        const data = { '@type': 'ETH_MINTLINE_V2_2', payouts: [], originFees: [], isMakeFill: true }
        return again(first, { data: data as never })
      },
    ],
    UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED: [
      async () => again(await accepted(listing()), { take: wei(1) }),
      async () => again(await accepted(bid()), { make: otherCoins(9_000) }),
    ],
    FLOOR_BID_ON_SHARED_COLLECTION: [async () => bid({ take: anyOf(seaport.market.copies) })],
  }
}
