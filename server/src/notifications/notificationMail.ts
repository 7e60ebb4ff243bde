import { isNativeCurrencyId } from '@mintline/core/identifiers'
import { nativeCurrencyOf } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { keyText, readCurrencyKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import type { Mail } from '../mail/mailer.ts'
import { collectionIdOf, currencyIdOf, itemIdOf } from '../read-model/ids/texts.ts'
import type { ClaimedMail, MailedNotice } from './claimMail.ts'
import type { NoticeKind } from './notice.ts'

/** Maximum number of notifications that a mail lists; it counts the others. */
const MOST_LINES = 20

const NOT_YOU =
  'If it was not you, sign in with a wallet that you have had for long: end all sessions, and remove what is not yours.'

/** Sentences by kind, from the price and the goods. */
const SENTENCES: Readonly<Record<NoticeKind, (price: string, goods: string) => string>> = {
  BUY: (price, goods) => `You sold ${goods} for ${price}.`,
  ACCEPT_BID: (price, goods) => `Your bid of ${price} for ${goods} was accepted.`,
  BID: (price, goods) => `Somebody bids ${price} for ${goods}.`,
  BID_INACTIVATION: (price, goods) => `Your bid of ${price} for ${goods} lacks funds or approval.`,
  OUT_BID: (price, goods) => `Somebody bids ${price} for ${goods}, which is more than your bid.`,
  ROYALTY: (price, goods) => `You got ${price} in royalties for ${goods}.`,
  PURCHASE: (price, goods) => `You bought ${goods} for ${price}.`,
  LISTED: (price, goods) => `You listed ${goods} for ${price}.`,
}

/**
 * Writes a plain-text mail about notifications. Items and tokens appear by id: no text comes from a person, so that
 * nobody can abuse a token's name to send messages to others.
 */
export async function notificationMail(
  reader: Kysely<DB>,
  { email, notices, platform }: ClaimedMail & { readonly platform: string },
): Promise<Mail> {
  const shown = notices.slice(0, MOST_LINES)
  const isOfAccount = notices.some(({ text }) => text !== null)
  const lines = isOfAccount
    ? shown.map(({ at, text }) => `${minuteOf(at)}: ${text}`)
    : await linesOf(reader, shown)
  const others = notices.length - shown.length
  return {
    to: email,
    subject: isOfAccount
      ? `Your profile on ${platform} was changed`
      : `News about your items and bids on ${platform}`,
    text: [
      ...lines,
      ...(others > 0 ? [`Besides, there are ${others} more notifications.`] : []),
      isOfAccount
        ? NOT_YOU
        : `This mail was sent because your profile on ${platform} asks for it. Its settings say what you are told, and whether by mail.`,
      '',
    ].join('\n\n'),
  }
}

async function linesOf(reader: Kysely<DB>, notices: readonly MailedNotice[]): Promise<string[]> {
  const activities = await reader
    .selectFrom('activities')
    .select(['id', 'item', 'collection', 'currency', 'price'])
    .where('id', '=', anyOf(notices.flatMap(({ activity }) => activity ?? [])))
    .execute()
  const byKey = new Map(activities.map((activity) => [keyText(activity.id), activity]))
  return notices.flatMap(({ kind, activity, price }) => {
    // The activity may have been dropped with its block.
    const row = activity && byKey.get(keyText(activity))
    if (!row?.currency) return []
    const goods = row.item ? itemIdOf(row.item) : `any item of ${collectionIdOf(row.collection)}`
    const amount = `${price ?? row.price ?? 0} ${currencyName(row.currency)}`
    return [SENTENCES[kind as NoticeKind](amount, goods)]
  })
}

/** Formats a time to the minute. */
const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function currencyName(key: Buffer): string {
  const id = currencyIdOf(key)
  return isNativeCurrencyId(id) ? nativeCurrencyOf(readCurrencyKey(key).blockchain).symbol : id
}
