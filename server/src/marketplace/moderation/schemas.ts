import { PROFILE_BADGES } from '@mintline/core/enumerations/marketplace'
import { type Static, Type } from 'typebox'
import { closedModel, enumeration, model, ref } from '../../http/contract/model.ts'
import { DateTime, ItemId } from '../../http/contract/primitives.ts'
import { STARTED_STATUSES, SUBJECT_KINDS } from '../../moderation/decision.ts'

export const ModerationDecision = enumeration(
  'ModerationDecision',
  'What can be decided: two marks, and the badges',
  ['BLACKLIST', 'UNLIST', ...PROFILE_BADGES] as const,
)

export const StartedBadgeStatus = enumeration(
  'StartedBadgeStatus',
  'State of a request for a badge that somebody has started; of badges alone, and APPROVED by default',
  STARTED_STATUSES,
)

export const ModeratedKind = enumeration(
  'ModeratedKind',
  'Kind of what is moderated',
  SUBJECT_KINDS,
)

export const ModerationForm = closedModel('ModerationForm', 'A decision to make or to undo', {
  id: Type.String({
    description: 'Id of a user, a known collection or item, or a wallet, as answers have it',
    maxLength: 300,
  }),
  decision: ref(ModerationDecision),
  status: Type.Optional(ref(StartedBadgeStatus)),
  undo: Type.Optional(
    Type.Boolean({ description: 'True to undo the decision with that name; false by default' }),
  ),
})
export type ModerationForm = Static<typeof ModerationForm>

export const Moderation = model('Moderation', 'What a decision changed', {
  id: Type.String({ description: 'Id of what it is about' }),
  kind: ref(ModeratedKind),
  changed: Type.Boolean({
    description: 'False if the same decision stood already, or none stood to undo',
  }),
})
export type Moderation = Static<typeof Moderation>

export const Report = model('Report', 'What a visitor reported about an item', {
  item: ItemId,
  date: DateTime,
  message: Type.String({ description: 'Written by a stranger' }),
})
export type Report = Static<typeof Report>
