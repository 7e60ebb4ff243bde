import { countedTraits } from '../../../read-model/traits/countedTraits.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { searchableTraitOf } from '../../models/searchableTrait.ts'
import { route } from '../route.ts'
import { traitIdsOf } from './traitIdsOf.ts'

export const loadSearchableTraits = route(
  calls.loadSearchableTraits,
  async ({ requestBody: ids }, { reader }) =>
    (await countedTraits(reader, traitIdsOf(ids))).map(searchableTraitOf),
)
