import { RefusedError } from '../../http/apiError.ts'
import type { UserLimits } from '../../users/userServices.ts'
import { walletOf } from '../../users/userWallets.ts'
import type { Handler } from '../call.ts'
import { ownId } from '../users/own.ts'
import type * as calls from './calls.ts'
import { addWallet } from './writeConsented.ts'

const sentencesOf = ({ wallets }: UserLimits) => ({
  ALREADY_ADDED: 'The wallet is one of yours already',
  BLACKLISTED: 'The wallet may not be used here',
  TOO_MUCH_WALLETS: `A user has at most ${wallets} wallets: remove another one first`,
  USED_IN_ANOTHER_PROFILE: 'The wallet is that of another user',
})

export const addUserWalletUsingPOST: Handler<typeof calls.addUserWalletUsingPOST> = async (
  { id, addUserWalletForm },
  { users },
  { caller, headers, ip },
) => {
  ownId(id, caller)
  const { blockchain, address, ...proof } = addUserWalletForm
  const wallet = walletOf(blockchain, address)
  const code = await addWallet(users, caller, { ...proof, wallet }, { ...headers, ip })
  if (code !== undefined) throw new RefusedError(code, sentencesOf(users.limits)[code])
  return { success: true }
}
