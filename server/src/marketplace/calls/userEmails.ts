import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import {
  EmailConfirmResult,
  EmailPreferenceForm,
  ResendEmailConfirmationResult,
} from '../schemas/userForms.ts'

export const confirmEmailUsingGET = call({
  operationId: 'confirmEmailUsingGET',
  summary: 'Confirm an e-mail address with the key from the mail',
  tag: 'Users',
  method: 'GET',
  changes: true,
  path: '/marketplace/api/v4/users/{id}/confirmEmail/{key}',
  params: { id: UserIdInput, key: Type.String() },
  answer: EmailConfirmResult,
  errors: 'E404',
})

export const resendEmailConfirmationUsingGET = call({
  operationId: 'resendEmailConfirmationUsingGET',
  summary: 'Send the mail with the key again',
  tag: 'Users',
  method: 'GET',
  changes: true,
  path: '/marketplace/api/v4/users/{id}/resendEmailConfirmation',
  params: { id: UserIdInput },
  answer: ResendEmailConfirmationResult,
  errors: 'E404',
})

export const saveEmailPreferenceUsingPOST = call({
  operationId: 'saveEmailPreferenceUsingPOST',
  summary: 'Change the address to which mail goes',
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/emailPreference',
  bearer: true,
  params: { id: UserIdInput },
  body: { name: 'emailPreferenceForm', schema: EmailPreferenceForm, optional: true },
  errors: 'E404',
})
