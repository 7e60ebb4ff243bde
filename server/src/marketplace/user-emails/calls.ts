import { Type } from 'typebox'
import { found } from '../../http/found.ts'
import { call } from '../call.ts'
import { FRESH_SIGN_IN } from '../freshSignIn.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { ownId } from '../users/own.ts'
import {
  EmailConfirmResult,
  EmailPreferenceForm,
  ResendEmailConfirmationResult,
} from '../users/schemas.ts'
import { confirmEmail, resendConfirmation, saveEmail } from './write.ts'

export const confirmEmailUsingGET = call(
  {
    operationId: 'confirmEmailUsingGET',
    summary: 'Confirm an e-mail address with the key from the mail',
    tag: 'Users',
    requestClass: 'login',
    method: 'GET',
    changes: true,
    path: '/marketplace/api/v4/users/{id}/confirmEmail/{key}',
    params: { id: UserIdInput, key: Type.String() },
    answer: EmailConfirmResult,
    errors: 'E404',
  },
  async ({ id, key }, { users, now }, { ip }) => {
    const confirmed = await confirmEmail(users, id, key, { now: now(), ip })
    const status = found(confirmed, 'user', id)
    return { status, success: status === 'CONFIRMED' }
  },
)

export const resendEmailConfirmationUsingGET = call(
  {
    operationId: 'resendEmailConfirmationUsingGET',
    summary: 'Send the mail with the key again',
    description:
      'The interface has it without a token, so that anybody could have mails sent to users. Asked twice within the pause between mails, it sends one.',
    tag: 'Users',
    requestClass: 'mail',
    method: 'GET',
    changes: true,
    path: '/marketplace/api/v4/users/{id}/resendEmailConfirmation',
    bearer: true,
    params: { id: UserIdInput },
    answer: ResendEmailConfirmationResult,
    errors: 'E404',
  },
  async ({ id }, { users, now }, { caller }) => {
    const status = await resendConfirmation(users, ownId(id, caller), now())
    return { status, success: status === 'RESENT' }
  },
)

export const saveEmailPreferenceUsingPOST = call(
  {
    operationId: 'saveEmailPreferenceUsingPOST',
    summary: 'Change the address to which mail goes',
    description: FRESH_SIGN_IN,
    tag: 'Users',
    requestClass: 'mail',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/emailPreference',
    bearer: true,
    params: { id: UserIdInput },
    body: { name: 'emailPreferenceForm', schema: EmailPreferenceForm, optional: true },
    errors: 'E404',
  },
  async ({ id, emailPreferenceForm }, { users, now }, { caller, ip }) => {
    ownId(id, caller)
    await saveEmail(users, caller, emailPreferenceForm.email, { now: now(), ip })
    return undefined
  },
)
