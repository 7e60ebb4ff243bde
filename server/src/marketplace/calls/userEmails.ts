import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { UserId } from '../schemas/identifiers.ts'
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
  path: '/marketplace/api/v4/users/{id}/confirmEmail/{key}',
  params: { id: UserId, key: Type.String() },
  answer: EmailConfirmResult,
  errors: 'E404',
})

export const resendEmailConfirmationUsingGET = call({
  operationId: 'resendEmailConfirmationUsingGET',
  summary: 'Send the mail with the key again',
  tag: 'Users',
  method: 'GET',
  path: '/marketplace/api/v4/users/{id}/resendEmailConfirmation',
  params: { id: UserId },
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
  params: { id: UserId },
  body: { name: 'emailPreferenceForm', schema: EmailPreferenceForm, optional: true },
  errors: 'E404',
})
