import { traits } from '../../../read-model/traits/traits.ts'
import * as calls from '../../calls/traits.ts'
import { route } from '../route.ts'

export const searchTraits = route(
  calls.searchTraits,
  async ({ collectionIds, filter, owners }, { reader }) => ({
    traits: await traits(reader, { collections: collectionIds, keyPart: filter, owners }),
  }),
)
