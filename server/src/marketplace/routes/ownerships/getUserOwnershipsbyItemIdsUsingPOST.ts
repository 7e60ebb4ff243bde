import { ownershipsOfWallets } from '../../../read-model/ownerships/ownershipsOfWallets.ts'
import { shownOwnerships } from '../../answers/shownOwnerships.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'
import { walletsBehind } from '../userWallets.ts'

export const getUserOwnershipsbyItemIdsUsingPOST = route(
  calls.getUserOwnershipsbyItemIdsUsingPOST,
  async ({ id, requestBody: items }, services) => {
    const wallets = await walletsBehind(services.reader, id)
    return shownOwnerships(services, await ownershipsOfWallets(services.reader, wallets, items))
  },
)
