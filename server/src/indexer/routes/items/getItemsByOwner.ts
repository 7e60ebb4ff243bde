import { itemsByOwner } from '../../../read-model/items/itemsByOwner.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { itemsAnswer } from './itemsAnswer.ts'

export const getItemsByOwner = route(
  calls.getItemsByOwner,
  async ({ owner, blockchains, ...input }, { reader, lookUps }) => {
    lookUps.noteOwners([owner])
    return itemsAnswer(await itemsByOwner(reader, owner, blockchains, pageRequest(input)))
  },
)
