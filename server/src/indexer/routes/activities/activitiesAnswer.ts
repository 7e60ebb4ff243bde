import type { ActivitySort } from '@mintline/core/enumerations/indexer'
import type { CurrencyParts } from '@mintline/core/identifiers'
import type { ActivityOrder } from '../../../read-model/activities/activityList.ts'
import type { ActivityModel } from '../../../read-model/activities/activityModel.ts'
import type { Page } from '../../../read-model/page.ts'

/** A page of activities as calls answer it: the token of the next one has two names. */
export const activitiesAnswer = ({ entries, next }: Page<ActivityModel>) => ({
  continuation: next,
  cursor: next,
  activities: [...entries],
})

/** Order of a list, as a request gives it. */
export function activityOrder(input: {
  readonly sort: ActivitySort
  readonly bidCurrencies?: readonly CurrencyParts[]
}): ActivityOrder {
  return {
    isEarliestFirst: input.sort === 'EARLIEST_FIRST',
    bidCurrencies: input.bidCurrencies,
  }
}
