import { allCollections } from '../../../read-model/collections/allCollections.ts'
import * as calls from '../../calls/collections.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { collectionsAnswer } from './collectionsAnswer.ts'

export const getAllCollections = route(calls.getAllCollections, async (input, { reader }) =>
  collectionsAnswer(await allCollections(reader, input.blockchains, pageRequest(input))),
)
