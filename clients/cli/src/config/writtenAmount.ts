import { z } from 'zod'

/** An amount in a config: text with its unit, or a number with the unit in another setting. */
export const writtenAmount = z.union([z.string(), z.number()], {
  error: 'Write an amount as text with its unit, as in "0.5 SOL"',
})
