import { formatUnits } from '@mintline/core'
import type { Insertable, Transaction } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { groupBy } from '../database/groupBy.ts'
import { insertRows } from '../database/insertRows.ts'
import { distinctKeys, keyText, readAddressKey, walletKey } from '../database/keys/index.ts'
import type { DB, Notifications } from '../database/tables.ts'
import { MAIL_LIFETIME } from '../mail/mailer.ts'
import { type LivingUser, lockUsers } from '../users/lockUsers.ts'
import type { Notice } from './notice.ts'

const COLUMNS = {
  user_id: 'uuid',
  kind: 'text',
  event: 'bytea',
  activity: 'bytea',
  at: 'timestamptz',
  price: 'numeric',
  mail_until: 'timestamptz',
} as const

/** A notice and its user's id. */
type AddressedNotice = Notice & { readonly user: string }

type Row = Pick<Insertable<Notifications>, keyof typeof COLUMNS>

/** Writes notices as notifications for users who want them; existing ones stay unchanged. */
export async function writeNotices(
  transaction: Transaction<DB>,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return
  const userOf = await usersOfWallets(transaction, notices)
  const addressed = notices.flatMap((notice) => {
    const owner = userOf(notice.account)
    if (owner === undefined || owner.added_at > notice.at) return []
    if (notice.by && userOf(notice.by)?.user_id === owner.user_id) return []
    return [{ ...notice, user: owner.user_id }]
  })
  if (addressed.length === 0) return
  const users = await lockUsers(
    transaction,
    addressed.map(({ user }) => user),
  )
  const rows = joined(addressed).flatMap(({ user, ...notice }) => {
    const living = users.get(user)
    return living && living.notificationFlags[notice.kind] !== false
      ? [rowOf(notice, living, now)]
      : []
  })
  if (rows.length === 0) return
  await insertRows(transaction, 'notifications', COLUMNS, rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Merges notices so that a user gets one per kind and event, and adds up what the user's wallets received. */
function joined(notices: readonly AddressedNotice[]): AddressedNotice[] {
  const groups = groupBy(notices, ({ user, kind, event }) => `${user} ${kind} ${keyText(event)}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(addGot, first)] : [],
  )
}

function addGot(notice: AddressedNotice, { got: more }: AddressedNotice): AddressedNotice {
  const { got } = notice
  return got && more ? { ...notice, got: { ...got, amount: got.amount + more.amount } } : notice
}

async function usersOfWallets(transaction: Transaction<DB>, notices: readonly Notice[]) {
  const accounts = notices.flatMap(({ account, by }) => [account, ...(by ? [by] : [])])
  const rows = await transaction
    .selectFrom('wallets')
    .select(['wallet', 'user_id', 'added_at'])
    .where('wallet', '=', anyOf(distinctKeys(accounts.map(walletOf))))
    .execute()
  const byWallet = new Map(rows.map((row) => [keyText(row.wallet), row]))
  return (account: Buffer) => byWallet.get(keyText(walletOf(account)))
}

const walletOf = (account: Buffer): Buffer => walletKey(readAddressKey(account))

function rowOf(
  { kind, event, activity, at, got }: Omit<Notice, 'account'>,
  { id, receivesMail }: LivingUser,
  now: Date,
): Row {
  const until = new Date(at.getTime() + MAIL_LIFETIME)
  const mail_until = receivesMail && until > now ? until : null
  const price = got ? formatUnits(got.amount, got.decimals) : null
  return { user_id: id, kind, event, activity, at, price, mail_until }
}
