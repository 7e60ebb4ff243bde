import { type Static, Type } from 'typebox'
import { Continuation } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { DateTime } from '../../http/contract/primitives.ts'
import { Profile } from '../profiles/schemas.ts'
import { FollowingResultStatus } from '../schemas/enumerations.ts'
import { UserId } from '../schemas/identifiers.ts'
import { PageSize } from '../schemas/inputs.ts'

export const PageRequest = closedModel('PageRequest', 'A page of a list', {
  continuation: Type.Optional(Continuation),
  size: Type.Optional(PageSize),
})
export type PageRequest = Static<typeof PageRequest>

export const Following = model('Following', 'A user who follows another one', {
  createDate: DateTime,
  deleted: Type.Boolean(),
  id: Type.String(),
  owner: UserId,
  user: UserId,
})
export type Following = Static<typeof Following>

export const ExtendedFollowing = model(
  'ExtendedFollowing',
  'A user who follows another one, and the profiles of both',
  {
    following: ref(Following),
    id: Type.String(),
    owner: ref(Profile),
    user: ref(Profile),
  },
)
export type ExtendedFollowing = Static<typeof ExtendedFollowing>

export const FollowingResult = model('FollowingResult', 'Outcome of a request to follow', {
  status: ref(FollowingResultStatus),
  success: Type.Boolean(),
})
export type FollowingResult = Static<typeof FollowingResult>
