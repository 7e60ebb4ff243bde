import { found } from '../../../http/found.ts'
import { usersByWallets } from '../../../read-model/users/users.ts'
import { walletText } from '../../../users/walletOf.ts'
import * as calls from '../../calls/wallets.ts'
import { userModel } from '../../models/user.ts'
import { route } from '../route.ts'

export const getWalletUserUsingGET = route(
  calls.getWalletUserUsingGET,
  async ({ id: wallet }, { reader }) => {
    const [user] = await usersByWallets(reader, [wallet])
    return userModel(found(user, 'user of the wallet', walletText(wallet)))
  },
)
