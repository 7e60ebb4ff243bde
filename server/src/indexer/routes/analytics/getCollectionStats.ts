import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { generalStatistics } from '../../../read-model/analytics/generalStatistics.ts'
import { unitOf } from '../../../read-model/analytics/unit.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'

export const getCollectionStats = route(
  calls.getCollectionStats,
  async ({ collection, currency }, { reader, now }) => {
    const unit = unitOf(currency, collection.blockchain)
    const known = await generalStatistics(reader, collection, unit, now())
    return found(known, 'collection', formatCollectionId(collection))
  },
)
