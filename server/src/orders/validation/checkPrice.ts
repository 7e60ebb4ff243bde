import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import { ratesAt } from '../../database/rateAt.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { OrderSides } from '../orderSides.ts'
import { pricingOf } from '../records/pricing.ts'
import type { OrderChecks } from './orderRules.ts'

/** Minimum bid in US dollars for a collection without listings, and as a share of the floor price otherwise. */
const LEAST_USD = 1
const LEAST_SHARE = 0.75

/**
 * Checks a bid against the minimum, if one is required. A bid in a currency without a rate cannot be compared, and
 * passes.
 *
 * @throws `INCORRECT_PRICE`
 */
export async function checkPrice(sides: OrderSides, checks: OrderChecks): Promise<void> {
  const { blockchain, limits, reader, node } = checks
  if (!limits.minimumBids || SIDES[sides.side].isListing) return
  const { currency, price } = await pricingOf(reader, node, blockchain, sides)
  const collection = collectionKey({ blockchain, contract: sides.nft.type.contract })
  const { rows } = await sql<{ usd: string; least: string }>`
    select trim_scale(usd)::text as usd, trim_scale(least)::text as least from (
      select latest.usd * ${price}::numeric as usd, coalesce(
        (select floor_usd * ${LEAST_SHARE}::numeric from collections where id = ${collection}),
        ${LEAST_USD}
      ) as least
      from ${ratesAt(new Date())} as latest where currency = ${currency}
    ) as bid where usd < least
  `.execute(reader)
  const [tooLow] = rows
  if (tooLow) throw new ServerError('INCORRECT_PRICE', tooLow)
}
