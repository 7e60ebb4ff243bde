import { heldItems } from '../../../read-model/ownerships/heldItems.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { walletsBehind } from '../userWallets.ts'
import { tokenFound } from './tokenFound.ts'

/** `size` and `onSaleSize` count only the owner's items. */
export const getCollectionByOwnerUsingGET = route(
  calls.getCollectionByOwnerUsingGET,
  async ({ id, owner }, { reader }) => {
    const wallets = await walletsBehind(reader, owner)
    const [token, held] = await Promise.all([
      tokenFound(reader, id),
      heldItems(reader, id, wallets),
    ])
    return { ...token, size: held.items, onSaleSize: held.listed }
  },
)
