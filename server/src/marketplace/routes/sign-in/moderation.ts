import { applyDecision } from '../../../moderation/applyDecision.ts'
import { decisionOf } from '../../../moderation/decision.ts'
import { latestReports } from '../../../moderation/latestReports.ts'
import * as calls from '../../calls/moderation.ts'
import { route } from '../route.ts'

export const moderate = route(
  calls.moderate,
  async ({ moderationForm: { id, decision, status, undo = false } }, { users }, { apiKey, ip }) => {
    const asked = { id, isUndo: undo, decision: decisionOf(decision, { status, isUndo: undo }) }
    const signed = { by: `key:${apiKey.id}`, now: users.now(), ip }
    const { subject, isNew } = await applyDecision(users.writer, asked, signed)
    return { id: subject.id, kind: subject.kind, changed: isNew }
  },
)

export const getReports = route(calls.getReports, async ({ size }, { reader }) => {
  const reports = await latestReports(reader, size)
  return reports.map(({ itemId, reportedAt, message }) => ({
    item: itemId,
    date: reportedAt.toISOString(),
    message,
  }))
})
