import { Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { addMissing } from '../addMissing.ts'
import { ofLiving } from '../ofLiving.ts'
import { recordKind } from '../recordKind.ts'

/** Users who follow users. */
export const followings = recordKind({
  name: 'following',
  plural: 'followings',
  table: 'followings',
  orderBy: ['user_id', 'followed_id'],
  schema: closedModel('ExportedFollowing', 'A user who follows another one', {
    user: Type.String({ format: 'uuid' }),
    followed: Type.String({ format: 'uuid' }),
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map(({ user_id, followed_id, created_at }) => ({
      user: user_id,
      followed: followed_id,
      createdAt: created_at,
    })),
  parse: ({ user, followed, createdAt }) => ({
    user_id: user,
    followed_id: followed,
    created_at: createdAt,
  }),
  write: async ({ writer }, rows) => addMissing(writer, 'followings', await ofLiving(writer, rows)),
})
