import { Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { addMissing } from '../addMissing.ts'
import { UserId } from '../fields.ts'
import { ofLiving } from '../ofLiving.ts'
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
    addMissing(writer, 'user_emails', await ofLiving(writer, rows)),
})
