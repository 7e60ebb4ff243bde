import { RefusedError } from '../../../http/apiError.ts'
import { assertFound } from '../../../http/found.ts'
import { walletText } from '../../../users/walletOf.ts'
import { removeWallet } from '../../../users/wallets/removeWallet.ts'
import * as calls from '../../calls/wallets.ts'
import { route } from '../route.ts'
import { ownId } from '../users/own.ts'

export const deleteUserWalletUsingDELETE = route(
  calls.deleteUserWalletUsingDELETE,
  async ({ id, wallet }, { users }, { caller, ip }) => {
    ownId(id, caller)
    const refusal = await removeWallet(users, caller, wallet, { ip })
    if (refusal === 'LAST_WALLET') {
      throw new RefusedError(
        refusal,
        'A user needs a wallet that was there at the last sign-in: add another one and sign in again, or delete the user',
      )
    }
    assertFound(refusal !== 'UNKNOWN', 'wallet', walletText(wallet))
    return { success: true }
  },
)
