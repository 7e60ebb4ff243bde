import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import {
  EmailConfirmResult,
  EmailPreferenceForm,
  ResendEmailConfirmationResult,
} from '../schemas/userForms.ts'
import { FRESH_SIGN_IN } from './freshSignIn.ts'

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
  description:
    'The interface has it without a token, so that anybody could have mails sent to users. Asked twice within the pause between mails, it sends one.',
  tag: 'Users',
  method: 'GET',
  changes: true,
  path: '/marketplace/api/v4/users/{id}/resendEmailConfirmation',
  bearer: true,
  params: { id: UserIdInput },
  answer: ResendEmailConfirmationResult,
  errors: 'E404',
})

export const saveEmailPreferenceUsingPOST = call({
  operationId: 'saveEmailPreferenceUsingPOST',
  summary: 'Change the address to which mail goes',
  description: FRESH_SIGN_IN,
  tag: 'Users',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/emailPreference',
  bearer: true,
  params: { id: UserIdInput },
  body: { name: 'emailPreferenceForm', schema: EmailPreferenceForm, optional: true },
  errors: 'E404',
})
