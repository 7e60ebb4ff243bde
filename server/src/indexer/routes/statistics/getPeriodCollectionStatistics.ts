import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { periodStatistics } from '../../../read-model/statistics/periodStatistics.ts'
import * as calls from '../../calls/collectionStatistics.ts'
import { route } from '../route.ts'

export const getPeriodCollectionStatistics = route(
  calls.getPeriodCollectionStatistics,
  async ({ id, period }, { reader }) => {
    const [statistics] = await periodStatistics(reader, [id], period)
    return found(statistics, 'collection', formatCollectionId(id))
  },
)
