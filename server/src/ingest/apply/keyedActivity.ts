import type { Blockchain } from '@mintline/core/networks'
import {
  addressKey,
  collectionKey,
  itemKey,
  transactionActivityKey,
} from '../../database/keys/index.ts'
import type { PlacedActivity } from '../batch.ts'

/** Keys for an activity and everything that it names. */
export interface ActivityKeys {
  readonly id: Buffer
  readonly item: Buffer
  readonly collection: Buffer
  readonly from: Buffer | null
  readonly to: Buffer | null
}

/** An activity with its keys. */
export interface KeyedActivity {
  readonly activity: PlacedActivity
  readonly keys: ActivityKeys
}

/** Adds the keys to an activity. */
export function keyedActivity(activity: PlacedActivity): KeyedActivity {
  const { item, collection, transaction, index, from, to } = activity
  const { blockchain } = item
  const keys = {
    id: transactionActivityKey(blockchain, transaction, index),
    item: itemKey(item),
    collection: collectionKey({ blockchain, contract: collection }),
    from: walletKey(blockchain, from),
    to: walletKey(blockchain, to),
  }
  return { activity, keys }
}

function walletKey(blockchain: Blockchain, address: string | undefined): Buffer | null {
  return address === undefined ? null : addressKey({ blockchain, address })
}
