import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { AddressInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { SignatureForm, TermsForm, UserForm } from '../schemas/userForms.ts'
import { NotificationSettings, SecretUserPreferenceResult, User } from '../schemas/users.ts'

export const acceptTermsUsingPOST = call({
  operationId: 'acceptTermsUsingPOST',
  summary: 'Accept the terms',
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/acceptTerms',
  params: { id: UserIdInput },
  body: { name: 'termsForm', schema: TermsForm, optional: true },
  errors: 'E404',
})

export const deleteUser = call({
  operationId: 'deleteUser',
  summary: 'Delete a user',
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/delete',
  params: { id: UserIdInput },
  body: { name: 'signatureForm', schema: SignatureForm, optional: true },
  errors: 'E404',
})

export const getCurrentUserUsingGET = call({
  operationId: 'getCurrentUserUsingGET',
  summary: 'The user who asks',
  tag: 'Users',
  method: 'GET',
  path: '/marketplace/api/v4/users/current',
  bearer: true,
  answer: User,
  errors: 'E404',
})

export const getSecretUserPreferenceUsingPOST = call({
  operationId: 'getSecretUserPreferenceUsingPOST',
  summary: 'Settings that only the user sees',
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/secretUserPreference',
  bearer: true,
  params: { id: UserIdInput },
  answer: SecretUserPreferenceResult,
  errors: 'E404',
})

export const getUserUsingGET = call({
  operationId: 'getUserUsingGET',
  summary: 'A user',
  tag: 'Users',
  method: 'GET',
  path: '/marketplace/api/v4/users/{id}',
  params: { id: UserIdInput },
  answer: User,
  errors: 'E404',
})

export const getUsersByWalletsUsingPOST = call({
  operationId: 'getUsersByWalletsUsingPOST',
  summary: 'Users by their wallets; unknown ones are left out',
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/byWallets',
  body: { name: 'requestBody', schema: idsOf(AddressInput), optional: true },
  answer: Type.Array(ref(User)),
  errors: 'E4',
})

export const patchNotificationSettingsUsingPATCH = call({
  operationId: 'patchNotificationSettingsUsingPATCH',
  summary: 'Change which notifications a user gets',
  tag: 'Users',
  method: 'PATCH',
  path: '/marketplace/api/v4/users/{id}/notificationSettings',
  bearer: true,
  params: { id: UserIdInput },
  body: { name: 'notificationSettings', schema: NotificationSettings, optional: true },
  errors: 'E404',
})

export const postCurrentUserAnalyticsUsingPOST = call({
  operationId: 'postCurrentUserAnalyticsUsingPOST',
  summary: 'Count a visit of the user who asks',
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/current/analytics',
  bearer: true,
  errors: 'E4',
})

export const saveUserUsingPOST = call({
  operationId: 'saveUserUsingPOST',
  summary: 'Change a profile',
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}',
  bearer: true,
  params: { id: UserIdInput },
  body: { name: 'userForm', schema: UserForm, optional: true },
  errors: 'E404',
})
