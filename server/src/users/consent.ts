import { createHash } from 'node:crypto'
import { type ConsentText, consentNonce } from '@mintline/marketplace-api/texts'
import type { Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { isSignedMessage } from '../signatures/isSignedMessage.ts'
import { type AskedFrom, domainOf, ownOrigins } from './sign-in/ownOrigins.ts'
import type { UserServices } from './userServices.ts'
import { type Wallet, walletText } from './userWallets.ts'

const MINUTE_MS = 60_000

/** A wallet's signed consent to a change in a user's account. */
export interface Consent {
  readonly user: string
  readonly wallet: Wallet
  readonly date: Date
  readonly signature: string
  readonly publicKey?: string | undefined
}

/** A checked consent, which can be used once. */
export interface CheckedConsent {
  readonly text: string
  /** Time after which its date is too old to use it again. */
  readonly expiresAt: Date
}

/**
 * Checks a wallet's consent: its date, and its signature over the text in the name of one of our origins.
 *
 * @throws `PROOF_REFUSED` with the reason; `PUBLIC_KEY_MISSING` on Aptos; `NO_PUBLIC_URL`
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN` if a contract cannot be asked
 */
export async function checkConsent(
  { nodes, named, limits: { formMinutes }, now }: UserServices,
  textOf: (consent: ConsentText) => string,
  { user, wallet, date, signature, publicKey }: Consent,
  from: AskedFrom,
): Promise<CheckedConsent> {
  const tolerance = formMinutes * MINUTE_MS
  if (Math.abs(now().getTime() - date.getTime()) > tolerance) {
    throw refusal(`its date is more than ${formMinutes} min from now`)
  }
  const expiresAt = new Date(date.getTime() + tolerance + 1000)
  for (const origin of ownOrigins(named, from)) {
    const text = textOf({ domain: domainOf(origin), user, wallet: walletText(wallet), date })
    const message = signedForm(wallet, text, date)
    const signed = { signer: wallet.address, publicKey, message, signature }
    if (await isSignedMessage(nodes, wallet.group, signed)) return { text, expiresAt }
  }
  throw refusal('it is not that of the wallet for the text of this change')
}

/**
 * Marks a consent as used, in the same transaction as the change.
 *
 * @throws `PROOF_REFUSED` if it was used before
 */
export async function useConsent(
  transaction: Transaction<DB>,
  { text, expiresAt }: CheckedConsent,
): Promise<void> {
  const used = await transaction
    .insertInto('used_proofs')
    .values({
      text_hash: createHash('sha256').update(text).digest(),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('text_hash')
    .executeTakeFirst()
  if (used === undefined) throw refusal('it was used before')
}

/** Returns a text in the form that the wallet's group signs. */
function signedForm({ group }: Wallet, text: string, date: Date): string {
  return group === 'APTOS' ? `APTOS\nmessage: ${text}\nnonce: ${consentNonce(date)}` : text
}

const refusal = (reason: string) => new ServerError('PROOF_REFUSED', { reason })
