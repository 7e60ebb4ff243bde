import { Type } from 'typebox'
import { ActivityId, DateTime, Int64 } from '../../http/contract/primitives.ts'

/** Fields in every activity. */
export const activityFields = {
  id: ActivityId,
  date: DateTime,
  lastUpdatedAt: Type.Optional(DateTime),
  cursor: Type.Optional(Type.String()),
  reverted: Type.Optional(Type.Boolean()),
  version: Type.Optional(Int64),
}
