import { Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { addMissing, ofExistingUsers, UserId } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Users' e-mail addresses. Confirmation keys are left out: mails from another database confirm nothing here. */
export const userEmails = recordKind({
  name: 'userEmail',
  plural: 'e-mail addresses of users',
  table: 'user_emails',
  orderBy: ['user_id'],
  schema: closedModel('ExportedUserEmail', 'The address of a user', {
    user: UserId,
    email: Type.Optional(Type.String({ maxLength: 254 })),
    mailAt: DateInput,
    confirmedAt: Type.Optional(DateInput),
  }),
  recordsOf: (rows) =>
    rows.map(({ user_id, email, mail_at, confirmed_at }) => ({
      user: user_id,
      ...(email !== null && { email }),
      mailAt: mail_at,
      ...(confirmed_at !== null && { confirmedAt: confirmed_at }),
    })),
  parse: ({ user, email = null, mailAt, confirmedAt = null }) => ({
    user_id: user,
    email,
    request: 1,
    mail_at: mailAt,
    confirmed_at: confirmedAt,
  }),
  write: async ({ writer }, rows) =>
    addMissing(writer, 'user_emails', await ofExistingUsers(writer, rows)),
})

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
