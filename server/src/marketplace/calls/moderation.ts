import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ref } from '../../http/contract/model.ts'
import { PageSize } from '../schemas/inputs.ts'
import { Moderation, ModerationForm, Report } from '../schemas/moderation.ts'

const TAG = 'Moderation'
const OURS =
  'An addition of this server, which the interface leaves open. It needs a key with the right to moderate.'

export const moderate = call({
  operationId: 'moderate',
  summary: 'Decide about a user, collection, item or wallet, or undo a decision',
  description: `${OURS} It does what the command \`moderate\` does. The audit log names the key as the operator.`,
  tag: TAG,
  method: 'POST',
  path: '/marketplace/auth/v1/moderation',
  needsKey: true,
  body: { name: 'moderationForm', schema: ModerationForm },
  answer: Moderation,
  errors: 'E404',
})

export const getReports = call({
  operationId: 'getReports',
  summary: 'What visitors reported, the latest first',
  description: OURS,
  tag: TAG,
  method: 'GET',
  path: '/marketplace/auth/v1/reports',
  needsKey: true,
  query: { size: Type.Optional(PageSize) },
  answer: Type.Array(ref(Report)),
  errors: 'E4',
})
