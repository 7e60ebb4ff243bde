import { likesAmong } from '../../../read-model/social/likesAmong.ts'
import * as calls from '../../calls/likes.ts'
import { itemLikeOf } from '../../models/itemLike.ts'
import { route } from '../route.ts'

export const getLikesUsingPOST = route(
  calls.getLikesUsingPOST,
  async ({ owner, requestBody }, { reader }) =>
    (await likesAmong(reader, owner, requestBody)).map(itemLikeOf),
)
