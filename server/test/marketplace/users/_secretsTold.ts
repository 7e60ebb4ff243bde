import { expect } from 'chai'
import {
  type ApiConnection,
  addUserWalletUsingPOST,
  confirmEmailUsingGET,
  createNonce,
  followUsingPOST,
  getNotificationsByOwnerUsingPOST,
  likeUsingPOST,
  login,
  logout,
  type Session,
  saveEmailPreferenceUsingPOST,
  saveUserUsingPOST,
  signIn,
} from '../../../../clients/marketplace-api/src/index.ts'
import { addJobs } from '../../../src/database/queue/addJobs.ts'
import { notificationsJob } from '../../../src/database/queue/jobs.ts'
import type { TestDatabase } from '../../_database.ts'
import { eventually } from '../../ingest/_follow.ts'
import type { ReceivedMail } from '../../mail/_mailServer.ts'
import { refusalOf } from '../_connection.ts'
import { evmWallet, solanaWallet, type TestWallet } from '../_wallets.ts'
import { place } from '../notifications/_trade.ts'
import { minted } from '../social/_social.ts'
import { addWalletForm } from './_consents.ts'
import { recorded } from './_secretsKept.ts'

/** Email of the user whose secrets are searched for. */
export const ANN = 'ann@personal.example'
/** Another user's email, which the mail server refuses. */
export const BEN = 'nobody-ben@personal.example'
export const WRONG_KEY = `mintline_${'5e'.repeat(32)}`
const MINUTE = 60_000

/** A server that sends mails. */
export interface Told {
  readonly url: string
  readonly database: TestDatabase
  /** Its log lines. */
  readonly lines: readonly string[]
  readonly mails: readonly ReceivedMail[]
}

/** A user who gave a server everything that users do, with the answers to this user and to others. */
export interface Telling {
  readonly wallet: TestWallet
  readonly session: Session
  readonly own: ApiConnection
  readonly other: ApiConnection
  readonly visitor: ApiConnection
  readonly ownAnswers: readonly string[]
  readonly otherAnswers: readonly string[]
  /** Item that the user created, likes and lists. */
  readonly item: string
  /** Tokens, keys and signatures, which nobody else may see. */
  readonly secrets: readonly string[]
}

/** Makes a user sign in, get mails, like, list and follow, and makes others resend the user's forms. */
export async function tellSecrets(server: Told): Promise<Telling> {
  const { url, database, lines, mails } = server
  const ownAnswers: string[] = []
  const otherAnswers: string[] = []
  const signatures: string[] = []
  const mailTo = (address: string, number = 1) =>
    eventually(async () => mails.filter(({ to }) => to[0] === address)[number - 1])
  const wallet = recorded(evmWallet(), signatures)
  const ben = await signIn(watched(url, []), evmWallet())
  const other = watched(url, otherAnswers, ben.accessToken)
  const ended = await signIn(watched(url, []), wallet)
  await logout(watched(url, ownAnswers, ended.accessToken))
  const session = await signIn(watched(url, []), wallet)
  const own = watched(url, ownAnswers, session.accessToken)
  const id = session.userId

  // One key that is confirmed, and one that waits in the database.
  await saveUserUsingPOST(own, {
    id,
    userForm: { username: 'Ann', shortUrl: 'ann', receiveEmailNotifications: true },
  })
  await saveEmailPreferenceUsingPOST(own, { id, emailPreferenceForm: { email: ANN } })
  const [key = ''] = (await mailTo(ANN)).body.match(/mintline_[0-9a-f]{64}/) ?? []
  await confirmEmailUsingGET(other, { id, key: WRONG_KEY })
  await fetch(`${url}/marketplace/api/v4/users/${id}/confirmEmail/${key}`, { method: 'HEAD' })
  expect(await confirmEmailUsingGET(other, { id, key })).to.include({ status: 'CONFIRMED' })
  await saveEmailPreferenceUsingPOST(other, {
    id: ben.userId,
    emailPreferenceForm: { email: BEN },
  })
  await eventually(async () => lines.some((line) => /refused the receiver/.test(line)) || undefined)

  const { host: domain } = new URL(url)
  const added = await addWalletForm(recorded(solanaWallet(), signatures), id, { domain })
  await addUserWalletUsingPOST(own, { id, addUserWalletForm: added })
  await refusalOf(addUserWalletUsingPOST(own, { id, addUserWalletForm: added }))
  await refusalOf(addUserWalletUsingPOST(other, { id, addUserWalletForm: added }))
  const { blockchain, address } = wallet
  const given = await createNonce(other, { signInForm: { blockchain, address } })
  const loginForm = { message: given.nonce, signature: added.signature }
  await refusalOf(login(other, { loginForm }))

  const item = await minted(database, wallet)
  await likeUsingPOST(own, { id: item })
  await followUsingPOST(own, { id: ben.userId })
  await followUsingPOST(other, { id })
  // Stored long enough ago that no other row can still come before it.
  const values = { db_updated_at: new Date(Date.now() - MINUTE) }
  await place(database, { number: 1, side: 'SELL', maker: wallet, item, values })
  await addJobs(database.write, [notificationsJob(new Date())])
  await eventually(async () => {
    const told = await getNotificationsByOwnerUsingPOST(own, { owner: id })
    return told.find(({ data }) => data['@type'] === 'listed')
  })
  await addJobs(database.write, [
    { task: 'mailNotifications', payload: {}, key: 'mailNotifications' },
  ])
  // The second one is about the wallet.
  expect((await mailTo(ANN, 3)).body).to.include(item)

  expect(signatures).to.have.length(3)
  return {
    ...{ wallet, session, own, other, visitor: watched(url, otherAnswers) },
    ...{ ownAnswers, otherAnswers, item },
    secrets: [session.accessToken, ended.accessToken, key, ...signatures],
  }
}

/** Connects to a server, and records its answers. */
function watched(baseUrl: string, answers: string[], accessToken?: string): ApiConnection {
  return {
    baseUrl,
    ...(accessToken !== undefined && { accessToken }),
    retry: { attempts: 0 },
    fetch: async (...request) => {
      const answer = await fetch(...request)
      const headers = JSON.stringify([...answer.headers])
      answers.push(`${headers} ${await answer.clone().text()}`)
      return answer
    },
  }
}
