import { itemsByCollection } from '../../../read-model/items/itemsByCollection.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { itemsAnswer } from './itemsAnswer.ts'

export const getItemsByCollection = route(calls.getItemsByCollection, async (input, { reader }) =>
  itemsAnswer(await itemsByCollection(reader, input.collection, pageRequest(input))),
)
