import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { UserIdInput } from '../schemas/identifiers.ts'

export const confirmUsingPOST = call({
  operationId: 'confirmUsingPOST',
  description:
    'Looks for a recent post of the account that begins with the message of `confirmMsg`, and answers the name of the account. Without access to such posts the answer is 501.',
  summary: 'Connect the user who asks with an account that posted the message',
  tag: 'Twitter',
  method: 'POST',
  path: '/marketplace/api/v4/twitter/confirm',
  bearer: true,
  query: { username: Type.String() },
  answer: Type.String(),
  text: true,
  errors: 'E4',
})

export const getConfirmMsgUsingGET = call({
  operationId: 'getConfirmMsgUsingGET',
  summary: 'Message that a user posts to show that an account is theirs',
  description: 'Posted from the account that the user names as theirs. 400 for an unknown user',
  tag: 'Twitter',
  method: 'GET',
  path: '/marketplace/api/v4/twitter/confirmMsg',
  query: { owner: UserIdInput },
  answer: Type.String(),
  text: true,
  errors: 'E4',
})
