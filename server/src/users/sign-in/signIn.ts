import type { Kysely } from 'kysely'
import { addEntry } from '../../audit/addEntry.ts'
import { callerNetwork } from '../../config/ipRanges.ts'
import { readAddressKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import { accountOf } from '../../read-model/ids/texts.ts'
import { isSignedMessage } from '../../signatures/isSignedMessage.ts'
import { beginSession, type NewSession } from '../sessions/sessions.ts'
import type { UserServices } from '../userServices.ts'
import { ownerOf } from '../wallets/ownerOf.ts'
import { type CalledFrom, ownOrigins } from './ownOrigins.ts'
import { signInFault } from './signInFault.ts'
import { readSignInText } from './signInText.ts'
import { userOfWallet } from './userOfWallet.ts'

/** A signed sign-in text. */
export interface LoginForm {
  readonly message: string
  readonly signature: string
  readonly publicKey?: string | undefined
}

/**
 * Signs a wallet in, and creates its user the first time. Each attempt uses up the nonce, whatever the outcome. Only
 * attempts that need node calls are rate-limited: key signatures are checked locally, and never refused because others
 * failed.
 *
 * @throws `SIGN_IN_REFUSED` with the reason; `TOO_MANY_FAILURES` if nodes would have to be asked; `PUBLIC_KEY_MISSING`
 * on Aptos
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN` if a contract cannot be asked
 */
export async function signIn(
  { writer, nodes, named, failures, now }: UserServices,
  { message, signature, publicKey }: LoginForm,
  from: CalledFrom,
): Promise<NewSession & { readonly userId: string; readonly domain: string }> {
  const time = now()
  const facts = readSignInText(message)
  if (facts === undefined) throw refusal('the text is not that of a sign-in')
  const given = await takeNonce(writer, facts.nonce, time)
  if (given === undefined) throw refusal('the nonce is unknown, used or expired')
  const { blockchain, address: signer } = readAddressKey(given.wallet)
  const { group } = facts
  const fault = signInFault(facts, {
    wallet: `${blockchain}:${signer}`,
    chainId: given.chain_id,
    origins: ownOrigins(named, from),
    now: time,
  })
  if (fault !== undefined) throw refusal(fault)
  const signed = { signer, publicKey, message, signature }
  const isSigned = await isSignedMessage(nodes, group, signed, async (ask) => {
    // A stranger's failures in a user's network do not lock out the user's own wallets.
    const isKnown = (await ownerOf(writer, given.wallet)) !== undefined
    const network = callerNetwork(from.ip)
    const key = isKnown ? `${network} ${signer}` : network
    return failures.attempt(key, ask)
  })
  if (!isSigned) {
    throw refusal('the signature is not that of the wallet for this text')
  }
  const { userId, session } = await writer.transaction().execute(async (transaction) => {
    const { wallet } = given
    const user = await userOfWallet(transaction, wallet, time)
    await addEntry(transaction, {
      kind: 'SIGNED_IN',
      at: time,
      userId: user,
      subject: accountOf(wallet),
      ip: from.ip,
    })
    return {
      userId: user,
      session: await beginSession(transaction, { userId: user, wallet }, time),
    }
  })
  return { ...session, userId, domain: facts.domain }
}

/** Takes a nonce, so that nobody can use it again. */
async function takeNonce(writer: Kysely<DB>, nonce: string, now: Date) {
  const taken = await writer
    .deleteFrom('nonces')
    .where('nonce', '=', nonce)
    .returning(['wallet', 'chain_id', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken : undefined
}

const refusal = (reason: string) => new ServerError('SIGN_IN_REFUSED', { reason })
