import type { ActivitySort } from '@mintline/core/enumerations/indexer'
import type { CurrencyParts } from '@mintline/core/identifiers'
import type { ActivityOrder } from '../../read-model/activities/activityLists.ts'
import type { ActivityModel } from '../../read-model/activities/activityModel.ts'
import type { Page } from '../../read-model/page.ts'

/** Builds the answer for a page with activities. The next page's token has two names. */
export const activitiesAnswer = ({ entries, next }: Page<ActivityModel>) => ({
  continuation: next,
  cursor: next,
  activities: [...entries],
})

/** Returns the requested sort order. */
export function activityOrder(input: {
  readonly sort: ActivitySort
  readonly bidCurrencies?: readonly CurrencyParts[]
}): ActivityOrder {
  return {
    isEarliestFirst: input.sort === 'EARLIEST_FIRST',
    bidCurrencies: input.bidCurrencies,
  }
}
