import { formatCollectionId } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { ApiError } from '../../../http/apiError.ts'
import { found } from '../../../http/found.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'

export const generateTokenId = route(
  calls.generateTokenId,
  async ({ collection, minter }, { tokenIds }) => {
    const { blockchain } = collection
    if (layerOneOf(blockchain) !== minter.group) {
      const message = `minter is an address of ${minter.group}, and collection is of ${blockchain}`
      throw new ApiError('badRequest', message)
    }
    const next = await tokenIds.next(collection, minter.address)
    const { tokenId, signature } = found(next, 'collection', formatCollectionId(collection))
    return { '@type': 'ETHEREUM' as const, tokenId: String(tokenId), signature: { ...signature } }
  },
)
