import { traits } from '../../../read-model/traits/traits.ts'
import * as calls from '../../calls/traits.ts'
import { route } from '../route.ts'

export const queryTraitsUsingGET = route(
  calls.queryTraitsUsingGET,
  async ({ collectionIds = [], keys, valueFrequencySortOrder }, { reader }) => {
    const isRarestFirst = valueFrequencySortOrder === 'ASC'
    return traits(reader, { collections: collectionIds, keys, isRarestFirst })
  },
)
