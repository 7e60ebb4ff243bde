import { Type } from 'typebox'
import { ServerError } from '../../errors/serverError.ts'
import { RefusedError } from '../../http/apiError.ts'
import { AddressInput } from '../../http/contract/inputs.ts'
import { mapOf } from '../../http/contract/model.ts'
import { assertFound, found } from '../../http/found.ts'
import { usersByWallets } from '../../read-model/users/users.ts'
import { keyOf, walletText } from '../../users/userWallets.ts'
import { call, lazyCall } from '../call.ts'
import { FRESH_SIGN_IN } from '../freshSignIn.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { userModel } from '../users/models.ts'
import { ownId } from '../users/own.ts'
import {
  AddUserWalletForm,
  AddUserWalletFormResponseError,
  DeleteUserWalletResponseError,
  User,
  WalletCheckResult,
} from '../users/schemas.ts'
import { removeWallet } from './write.ts'

export const addUserWalletUsingPOST = lazyCall(
  {
    operationId: 'addUserWalletUsingPOST',
    summary: 'Add a wallet to a user',
    description: FRESH_SIGN_IN,
    tag: 'Wallets',
    requestClass: 'login',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/wallet',
    bearer: true,
    params: { id: UserIdInput },
    body: { name: 'addUserWalletForm', schema: AddUserWalletForm, optional: true },
    answer: mapOf(Type.Unknown()),
    refusal: AddUserWalletFormResponseError,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const deleteUserWalletUsingDELETE = call(
  {
    operationId: 'deleteUserWalletUsingDELETE',
    summary: 'Remove a wallet from a user',
    description: `${FRESH_SIGN_IN} Sessions that the wallet opened end.`,
    tag: 'Wallets',
    requestClass: 'write',
    method: 'DELETE',
    path: '/marketplace/api/v4/users/{id}/wallet/{wallet}',
    bearer: true,
    params: { id: UserIdInput, wallet: AddressInput },
    answer: mapOf(Type.Unknown()),
    refusal: DeleteUserWalletResponseError,
    errors: 'E404',
  },
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

export const checkWalletRiskUsingGET = call(
  {
    operationId: 'checkWalletRiskUsingGET',
    description:
      'Where the operator names no list the answer is 501: no wallet is called clean then.',
    summary: 'Check a wallet against the list of risks',
    tag: 'Wallets',
    method: 'GET',
    path: '/marketplace/api/v4/wallets/{id}/checkRisk',
    params: { id: AddressInput },
    answer: WalletCheckResult,
    errors: 'E404',
  },
  async ({ id: wallet }, { users: { risks } }) => {
    if (risks === undefined) throw new ServerError('NO_RISK_LIST', {})
    return { clean: !(await risks.has(keyOf(wallet))) }
  },
)

export const getWalletUserUsingGET = call(
  {
    operationId: 'getWalletUserUsingGET',
    summary: 'The user of a wallet',
    tag: 'Wallets',
    method: 'GET',
    path: '/marketplace/api/v4/wallets/{id}/user',
    params: { id: AddressInput },
    answer: User,
    errors: 'E404',
  },
  async ({ id: wallet }, { reader }) => {
    const [user] = await usersByWallets(reader, [wallet])
    return userModel(found(user, 'user of the wallet', walletText(wallet)))
  },
)
