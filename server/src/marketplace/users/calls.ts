import { Type } from 'typebox'
import { AddressInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { assertFound } from '../../http/found.ts'
import { emailsOf } from '../../read-model/users/emailStates.ts'
import { usersByWallets } from '../../read-model/users/users.ts'
import { call, lazyCall } from '../call.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { userModel } from './models.ts'
import { ownId, userFound } from './own.ts'
import {
  NotificationSettings,
  SecretUserPreferenceResult,
  SignatureForm,
  TermsForm,
  User,
  UserForm,
} from './schemas.ts'
import { acceptTerms, countVisit, saveNotificationSettings, saveProfile } from './write.ts'

export const acceptTermsUsingPOST = call(
  {
    operationId: 'acceptTermsUsingPOST',
    summary: 'Accept the terms',
    tag: 'Users',
    requestClass: 'login',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/acceptTerms',
    params: { id: UserIdInput },
    body: { name: 'termsForm', schema: TermsForm, optional: true },
    errors: 'E404',
  },
  async ({ id, termsForm }, { users }) => {
    return assertFound(await acceptTerms(users.writer, id, termsForm.version), 'user', id)
  },
)

export const deleteUser = lazyCall(
  {
    operationId: 'deleteUser',
    summary: 'Delete a user',
    tag: 'Users',
    requestClass: 'login',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/delete',
    params: { id: UserIdInput },
    body: { name: 'signatureForm', schema: SignatureForm, optional: true },
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const getCurrentUserUsingGET = call(
  {
    operationId: 'getCurrentUserUsingGET',
    summary: 'The user who asks',
    tag: 'Users',
    method: 'GET',
    path: '/marketplace/api/v4/users/current',
    bearer: true,
    answer: User,
    errors: 'E404',
  },
  async (_, { users }, { caller }) =>
    // Reads the primary: a standby may not have what the user has just saved.
    userModel(await userFound(users.writer, caller.userId), { isOwn: true }),
)

export const getSecretUserPreferenceUsingPOST = call(
  {
    operationId: 'getSecretUserPreferenceUsingPOST',
    summary: 'Settings that only the user sees',
    tag: 'Users',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/secretUserPreference',
    bearer: true,
    params: { id: UserIdInput },
    answer: SecretUserPreferenceResult,
    errors: 'E404',
  },
  async ({ id }, { users }, { caller }) => {
    const user = await userFound(users.writer, ownId(id, caller))
    const [address] = user.wallets
    const saved = (await emailsOf(users.writer, [user.id], users.limits, users.now())).get(user.id)
    return {
      secretUserPreference: {
        id: user.id,
        ...(address !== undefined && { address }),
        ...(saved?.email !== undefined && { email: saved.email }),
        emailConfirmationStatus: saved?.status ?? 'NOT_SET',
      },
    }
  },
)

export const getUserUsingGET = call(
  {
    operationId: 'getUserUsingGET',
    summary: 'A user',
    tag: 'Users',
    method: 'GET',
    path: '/marketplace/api/v4/users/{id}',
    params: { id: UserIdInput },
    answer: User,
    errors: 'E404',
  },
  async ({ id }, { reader }) => userModel(await userFound(reader, id)),
)

export const getUsersByWalletsUsingPOST = call(
  {
    operationId: 'getUsersByWalletsUsingPOST',
    summary: 'Users by their wallets; unknown ones are left out',
    tag: 'Users',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/users/byWallets',
    body: { name: 'requestBody', schema: idsOf(AddressInput), optional: true },
    answer: Type.Array(ref(User)),
    errors: 'E4',
  },
  async ({ requestBody }, { reader }) => {
    const users = await usersByWallets(reader, requestBody)
    return users.map((user) => userModel(user))
  },
)

export const patchNotificationSettingsUsingPATCH = call(
  {
    operationId: 'patchNotificationSettingsUsingPATCH',
    summary: 'Change which notifications a user gets',
    tag: 'Users',
    requestClass: 'write',
    method: 'PATCH',
    path: '/marketplace/api/v4/users/{id}/notificationSettings',
    bearer: true,
    params: { id: UserIdInput },
    body: { name: 'notificationSettings', schema: NotificationSettings, optional: true },
    errors: 'E404',
  },
  async ({ id, notificationSettings }, { users }, { caller }) => {
    await saveNotificationSettings(users.writer, ownId(id, caller), notificationSettings)
    return undefined
  },
)

export const postCurrentUserAnalyticsUsingPOST = call(
  {
    operationId: 'postCurrentUserAnalyticsUsingPOST',
    summary: 'Count a visit of the user who asks',
    tag: 'Users',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/users/current/analytics',
    bearer: true,
    errors: 'E4',
  },
  async (_, { users }, { caller }) => {
    await countVisit(users.writer, caller.userId)
    return undefined
  },
)

export const saveUserUsingPOST = call(
  {
    operationId: 'saveUserUsingPOST',
    summary: 'Change a profile',
    tag: 'Users',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}',
    bearer: true,
    params: { id: UserIdInput },
    body: { name: 'userForm', schema: UserForm, optional: true },
    errors: 'E404',
  },
  async ({ id, userForm }, { users }, { caller }) => {
    await saveProfile(users, ownId(id, caller), userForm, users.now())
    return undefined
  },
)
