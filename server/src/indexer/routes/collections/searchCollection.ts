import { searchCollections } from '../../../read-model/collections/searchCollections.ts'
import * as calls from '../../calls/collections.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { collectionsAnswer } from './collectionsAnswer.ts'

export const searchCollection = route(
  calls.searchCollection,
  async ({ collectionsSearchRequest: request }, { reader }) => {
    return collectionsAnswer(await searchCollections(reader, request.filter, pageRequest(request)))
  },
)
