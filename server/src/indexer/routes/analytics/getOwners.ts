import { collectionOwners } from '../../../read-model/analytics/collectionOwners.ts'
import * as calls from '../../calls/collectionStatistics.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { collectionBeginning } from './collectionBeginning.ts'

export const getOwners = route(calls.getOwners, async ({ id, ...input }, { reader }) => {
  const { key } = await collectionBeginning(reader, id)
  const { entries, next } = await collectionOwners(reader, key, pageRequest(input))
  return { owners: [...entries], continuation: next }
})
