import { Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { addMissing } from '../addMissing.ts'
import { recordKind } from '../recordKind.ts'

/** Addresses subscribed to news. */
export const subscriptions = recordKind({
  name: 'subscription',
  plural: 'subscriptions',
  table: 'subscriptions',
  orderBy: ['email'],
  schema: closedModel('ExportedSubscription', 'An address for news', {
    email: Type.String({ maxLength: 254 }),
    createdAt: DateInput,
  }),
  recordsOf: (rows) => rows.map(({ email, created_at }) => ({ email, createdAt: created_at })),
  parse: ({ email, createdAt }) => ({ email, created_at: createdAt }),
  write: ({ writer }, rows) => addMissing(writer, 'subscriptions', rows),
})
