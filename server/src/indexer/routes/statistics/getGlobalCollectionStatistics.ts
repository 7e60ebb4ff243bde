import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { globalStatistics } from '../../../read-model/statistics/globalStatistics.ts'
import * as calls from '../../calls/collectionStatistics.ts'
import { route } from '../route.ts'

export const getGlobalCollectionStatistics = route(
  calls.getGlobalCollectionStatistics,
  async ({ id }, { reader }) => {
    const [statistics] = await globalStatistics(reader, [id])
    return found(statistics, 'collection', formatCollectionId(id))
  },
)
