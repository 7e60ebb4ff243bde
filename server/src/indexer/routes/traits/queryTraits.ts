import { traits } from '../../../read-model/traits/traits.ts'
import * as calls from '../../calls/traits.ts'
import { route } from '../route.ts'

export const queryTraits = route(
  calls.queryTraits,
  async ({ collectionIds, keys, owners }, { reader }) => ({
    traits: await traits(reader, { collections: collectionIds, keys, owners }),
  }),
)
