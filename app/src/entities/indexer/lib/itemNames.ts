import { z } from '#shared/lib/zod.ts'
import { UNION_ADDRESS } from './identifiers.ts'

/** Items, as a server answers them: their names on chain by their mints. */
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
