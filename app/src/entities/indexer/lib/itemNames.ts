import { z } from '#shared/lib/zod.ts'
import { UNION_ADDRESS } from './identifiers.ts'

/** Schema for items: their names on chain by mint. */
export const ITEM_NAMES = z.pipe(
  z.object({
    items: z.array(
      z.object({
        id: UNION_ADDRESS,
        extra: z.optional(z.object({ name: z.optional(z.string()) })),
      }),
    ),
  }),
  z.transform(
    ({ items }): ReadonlyMap<string, string> =>
      new Map(items.flatMap(({ id, extra }) => (extra?.name ? [[id, extra.name]] : []))),
  ),
)
