import { traits } from '../../../read-model/traits/traits.ts'
import * as calls from '../../calls/searchTraits.ts'
import { route } from '../route.ts'

export const searchTraits = route(
  calls.searchTraits,
  ({ collectionIds = [], filter, listed, valueFrequencySortOrder }, { reader }) => {
    const isRarestFirst = valueFrequencySortOrder === 'ASC'
    const found = { collections: collectionIds, keyPart: filter, isListed: listed, isRarestFirst }
    return traits(reader, found)
  },
)
