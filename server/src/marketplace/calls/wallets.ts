import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { AddressInput } from '../../http/contract/inputs.ts'
import { mapOf } from '../../http/contract/model.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import {
  AddUserWalletForm,
  AddUserWalletFormResponseError,
  DeleteUserWalletResponseError,
  WalletCheckResult,
} from '../schemas/userForms.ts'
import { User } from '../schemas/users.ts'
import { FRESH_SIGN_IN } from './freshSignIn.ts'

export const addUserWalletUsingPOST = call({
  operationId: 'addUserWalletUsingPOST',
  summary: 'Add a wallet to a user',
  description: FRESH_SIGN_IN,
  tag: 'Wallets',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/wallet',
  bearer: true,
  params: { id: UserIdInput },
  body: { name: 'addUserWalletForm', schema: AddUserWalletForm, optional: true },
  answer: mapOf(Type.Unknown()),
  refusal: AddUserWalletFormResponseError,
  errors: 'E404',
})

export const deleteUserWalletUsingDELETE = call({
  operationId: 'deleteUserWalletUsingDELETE',
  summary: 'Remove a wallet from a user',
  description: `${FRESH_SIGN_IN} Sessions that the wallet opened end.`,
  tag: 'Wallets',
  method: 'DELETE',
  path: '/marketplace/api/v4/users/{id}/wallet/{wallet}',
  bearer: true,
  params: { id: UserIdInput, wallet: AddressInput },
  answer: mapOf(Type.Unknown()),
  refusal: DeleteUserWalletResponseError,
  errors: 'E404',
})

export const checkWalletRiskUsingGET = call({
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
})

export const getWalletUserUsingGET = call({
  operationId: 'getWalletUserUsingGET',
  summary: 'The user of a wallet',
  tag: 'Wallets',
  method: 'GET',
  path: '/marketplace/api/v4/wallets/{id}/user',
  params: { id: AddressInput },
  answer: User,
  errors: 'E404',
})
