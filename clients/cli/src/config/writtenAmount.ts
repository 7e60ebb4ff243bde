import { z } from 'zod'

/** Somebody who leaves out a price may not mean to give items away. */
export const PRICE_MISSING =
  'It is missing: write what an item costs, or "price": 0 where it is free'

const UNREADABLE = 'Write an amount as text with its unit, as in "0.5 SOL"'

/** An amount in a config: text with its unit, or a number with the unit in another setting. */
export const writtenAmount = z.union([z.string(), z.number()], { error: UNREADABLE })

/** A required price in a config. */
export const writtenPrice = z.union([z.string(), z.number()], {
  error: ({ input }) => (input === undefined ? PRICE_MISSING : UNREADABLE),
})
