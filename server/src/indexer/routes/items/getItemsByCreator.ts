import { itemsByCreator } from '../../../read-model/items/itemsByCreator.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { itemsAnswer } from './itemsAnswer.ts'

export const getItemsByCreator = route(
  calls.getItemsByCreator,
  async ({ creator, blockchains, ...input }, { reader }) =>
    itemsAnswer(await itemsByCreator(reader, creator, blockchains, pageRequest(input))),
)
