import { collectionsOfCreator } from '../../../read-model/items/collectionsOfCreator.ts'
import * as calls from '../../calls/items.ts'
import { route } from '../route.ts'

export const getCollectionsOfItemsByCreatorUsingGET = route(
  calls.getCollectionsOfItemsByCreatorUsingGET,
  async ({ creator }, { reader }) => collectionsOfCreator(reader, creator),
)
