import { randomBytes, randomUUID } from 'node:crypto'
import { type Blockchain, isEvmBlockchain, layerOneOf, networksOf } from '@mintline/core/networks'
import type { Kysely, Transaction } from 'kysely'
import { getAddress } from 'viem'
import { addEntry } from '../../audit/addEntry.ts'
import { callerNetwork } from '../../config/ipRanges.ts'
import { readAddressKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import { accountOf } from '../../read-model/ids/texts.ts'
import { isSignedMessage } from '../../signatures/isSignedMessage.ts'
import { tryLockUser } from '../../users/lockUsers.ts'
import { beginSession, type NewSession } from '../../users/sessions/sessions.ts'
import {
  type AskedFrom,
  type CalledFrom,
  domainOf,
  ownOrigins,
} from '../../users/sign-in/ownOrigins.ts'
import type { UserServices } from '../../users/userServices.ts'
import { keyOf, ownerOf, walletOf, walletText } from '../../users/userWallets.ts'
import { readSignInText, signInFault, TEXT_LIFETIME } from './signInText.ts'

const NONCE_BYTES = 16

/** A wallet that wants to sign in. */
interface SignInForm {
  readonly blockchain: string
  readonly address: string
  /** Default: the blockchain's main network. */
  readonly chainId?: string | undefined
}

/**
 * Issues a nonce for a wallet to sign in with.
 *
 * @returns fields for the sign-in text
 * @throws `WALLET_INVALID`; `NO_PUBLIC_URL` if nobody can sign in here
 */
export async function createNonce(
  { writer, named, now }: Pick<UserServices, 'writer' | 'named' | 'now'>,
  { blockchain, address, chainId }: SignInForm,
  from: AskedFrom,
) {
  const wallet = walletOf(blockchain, address)
  if (wallet.group === 'FLOW') {
    throw new ServerError('WALLET_INVALID', {
      field: 'blockchain',
      rule: 'is FLOW, whose wallets cannot sign in here',
    })
  }
  const [uri] = ownOrigins(named, from)
  const nonce = randomBytes(NONCE_BYTES).toString('hex')
  const issued = now()
  const expires = new Date(issued.getTime() + TEXT_LIFETIME)
  // walletOf has checked the blockchain.
  const network = chainId ?? mainNetworkOf(blockchain as Blockchain)
  if (wallet.group !== 'SOLANA' && !/^\d+$/.test(network)) {
    throw new ServerError('WALLET_INVALID', {
      field: 'chainId',
      rule: `must be a number on ${wallet.group}`,
    })
  }
  await writer
    .insertInto('nonces')
    .values({
      nonce,
      wallet: keyOf(wallet),
      chain_id: network,
      expires_at: expires,
    })
    .execute()
  return {
    wallet: walletText(wallet),
    address: wallet.group === 'ETHEREUM' ? getAddress(wallet.address) : wallet.address,
    domain: domainOf(uri),
    uri,
    chainId: network,
    nonce,
    issuedAt: issued.toISOString(),
    expirationTime: expires.toISOString(),
  }
}

/** Returns a blockchain's main network as sign-in texts name it. */
function mainNetworkOf(blockchain: Blockchain): string {
  if (isEvmBlockchain(blockchain)) return String(networksOf(blockchain)[0].chainId)
  return layerOneOf(blockchain) === 'APTOS' ? '1' : 'mainnet'
}

/** Returns a wallet's user and locks it; creates a user if the wallet has none. */
async function userOfWallet(
  transaction: Transaction<DB>,
  wallet: Buffer,
  now: Date,
): Promise<string> {
  for (;;) {
    const id = randomUUID()
    const added = await transaction
      .insertInto('wallets')
      .values({ wallet, user_id: id, added_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('wallet')
      .executeTakeFirst()
    if (added !== undefined) {
      await transaction.insertInto('users').values({ id, created_at: now }).execute()
      return id
    }
    const user = await ownerOf(transaction, wallet)
    // The user may have been deleted, or the wallet removed, in between.
    if (user === undefined || !(await tryLockUser(transaction, user))) continue
    if ((await ownerOf(transaction, wallet)) === user) return user
  }
}

/** A signed sign-in text. */
interface LoginForm {
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
