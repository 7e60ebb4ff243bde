import { Type } from 'typebox'

export const UserId = Type.String({ description: 'User id, as answers have it' })

export const ProfileId = Type.String({ description: 'Id of a user, or of a collection' })

export const SessionId = Type.String({ description: 'Id of a session, which is not its token' })
