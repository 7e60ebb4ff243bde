import { Type } from 'typebox'
import { operatorOfKey } from '../../audit/addEntry.ts'
import { ref } from '../../http/contract/model.ts'
import { applyDecision } from '../../moderation/applyDecision.ts'
import { decisionOf } from '../../moderation/decision.ts'
import { latestReports } from '../../moderation/latestReports.ts'
import { call } from '../call.ts'
import { PageSize } from '../schemas/inputs.ts'
import { Moderation, ModerationForm, Report } from './schemas.ts'

const TAG = 'Moderation'

const OURS =
  'An addition of this server, which the interface leaves open. It needs a key with the right to moderate.'

export const moderate = call(
  {
    operationId: 'moderate',
    summary: 'Decide about a user, collection, item or wallet, or undo a decision',
    description: `${OURS} It does what the command \`moderate\` does. The audit log names the key as the operator.`,
    tag: TAG,
    requestClass: 'moderate',
    method: 'POST',
    path: '/marketplace/auth/v1/moderation',
    needsKey: true,
    body: { name: 'moderationForm', schema: ModerationForm },
    answer: Moderation,
    errors: 'E404',
  },
  async ({ moderationForm: { id, decision, status, undo = false } }, { users }, { apiKey, ip }) => {
    const asked = { id, isUndo: undo, decision: decisionOf(decision, { status, isUndo: undo }) }
    const signed = { by: operatorOfKey(apiKey.id), now: users.now(), ip }
    const { subject, isNew } = await applyDecision(users.writer, asked, signed)
    return { id: subject.id, kind: subject.kind, changed: isNew }
  },
)

export const getReports = call(
  {
    operationId: 'getReports',
    summary: 'What visitors reported, the latest first',
    description: OURS,
    tag: TAG,
    requestClass: 'moderate',
    method: 'GET',
    path: '/marketplace/auth/v1/reports',
    needsKey: true,
    query: { size: Type.Optional(PageSize) },
    answer: Type.Array(ref(Report)),
    errors: 'E4',
  },
  async ({ size }, { reader }) => {
    const reports = await latestReports(reader, size)
    return reports.map(({ itemId, reportedAt, message }) => ({
      item: itemId,
      date: reportedAt.toISOString(),
      message,
    }))
  },
)
