import { formatCollectionId } from '@mintline/core/identifiers'
import { account } from '../../read-model/_addresses.ts'
import { ALICE, BOB, dropOn, itemIdOn } from '../../read-model/_names.ts'
import { refused, to, type Varied } from '../../read-model/_variations.ts'
import { READER } from '../_reading.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))
const [alice, bob] = [account('ETHEREUM', ALICE), account('ETHEREUM', BOB)]
/** A user who follows the reader, and is otherwise unknown. */
export const FOLLOWER = '00000000-0000-4000-8000-000000000007'

const filter = (fields: object) => ({ filter: fields })

/** Returns inputs for a filter kind that names users, with another user as the variation. */
function ofUsers(kind: string, userId: string, address: string, other: string): Varied['inputs'] {
  const byId = filter({ '@type': kind, userId })
  return {
    [`filter.(${kind}).@type`]: to(other, byId),
    [`filter.(${kind}).userId`]: to('00000000-0000-4000-8000-000000000008', byId),
    [`filter.(${kind}).address`]: to(account('FLOW', BOB), filter({ '@type': kind, address })),
    [`filter.(${kind}).blockchains`]: to(['FLOW'], byId),
  }
}

/** The activity list. */
export const ACTIVITIES: Varied = {
  parameters: { activityPageRequest: { size: 1000 } },
  inputs: {
    ...ofUsers('by_followings', FOLLOWER, alice, 'by_user'),
    ...ofUsers('by_me', READER.userId, bob, 'by_followings'),
    ...ofUsers('by_user', READER.userId, bob, 'by_followings'),
    'filter.(by_item).@type': refused(
      'by_all',
      filter({ '@type': 'by_item', itemId: itemIdOn('ETHEREUM', 1) }),
    ),
    'filter.(by_item).itemId': to(
      itemIdOn('FLOW', 2),
      filter({ '@type': 'by_item', itemId: itemIdOn('ETHEREUM', 1) }),
    ),
    'filter.(by_item).address': to(
      formatCollectionId(dropOn('FLOW')),
      filter({ '@type': 'by_item', address: DROP, tokenId: '1' }),
    ),
    'filter.(by_item).tokenId': to(
      '6',
      filter({ '@type': 'by_item', address: DROP, tokenId: '1' }),
    ),
    'filter.(by_wallet).@type': refused('by_all', filter({ '@type': 'by_wallet', address: bob })),
    'filter.(by_wallet).address': to(
      account('FLOW', BOB),
      filter({ '@type': 'by_wallet', address: bob }),
    ),
    'filter.(by_collection).@type': refused(
      'by_all',
      filter({ '@type': 'by_collection', address: DROP }),
    ),
    'filter.(by_collection).address': to(
      formatCollectionId(dropOn('FLOW')),
      filter({ '@type': 'by_collection', address: DROP }),
    ),
    'filter.(by_all).@type': refused('by_item', filter({ '@type': 'by_all' })),
    'filter.(by_all).blockchains': to(['FLOW'], filter({ '@type': 'by_all' })),
    size: to(1),
    sort: to('EARLIEST_FIRST'),
    types: to(['FOLLOWING']),
  },
}
