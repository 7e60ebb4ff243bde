import { traits } from '../../../read-model/traits/traits.ts'
import * as calls from '../../calls/searchTraits.ts'
import { route } from '../route.ts'

export const queryTraits = route(
  calls.queryTraits,
  ({ collectionIds = [], keys, listed, valueFrequencySortOrder }, { reader }) => {
    const isRarestFirst = valueFrequencySortOrder === 'ASC'
    return traits(reader, { collections: collectionIds, keys, isListed: listed, isRarestFirst })
  },
)
