import {
  ADD_WALLET_RESULTS,
  AUCTION_CREATE_RESULTS,
  AUCTION_DELETE_RESULTS,
  DELETE_WALLET_RESULTS,
  EMAIL_CONFIRMATION_RESULTS,
  FOLLOWING_RESULTS,
  JWT_RESULTS,
  RESEND_EMAIL_RESULTS,
} from '@mintline/core/enumerations/marketplace'
import { parseItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  addUserWalletUsingPOST,
  confirmEmailUsingGET,
  createAuctionUsingPOST,
  deleteAuctionUsingDELETE,
  deleteUserWalletUsingDELETE,
  followUsingPOST,
  pinUsingPOST,
  resendEmailConfirmationUsingGET,
  saveEmailPreferenceUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { itemKey } from '../../src/database/keys/index.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { serveMails } from '../mail/_mailServer.ts'
import { marketplaceOver } from './_app.ts'
import { refusalOf, type SignedIn, signedIn } from './_connection.ts'
import { evmWallet, type TestWallet } from './_wallets.ts'
import { auctionForm, writeCoin } from './auctions/_auctions.ts'
import { place } from './notifications/_trade.ts'
import { minted, ownershipOf, STRANGER, writeDrop } from './social/_social.ts'
import { lastKeyOf, sendConfirmations } from './user-emails/_confirmations.ts'
import { addWalletForm } from './users/_consents.ts'

/** A call's answer with its result code, for success and for refusal. */
type Outcome = Promise<{ readonly status?: string; readonly success?: boolean }>

const SUCCESSES = ['CREATED', 'DELETED', 'CONFIRMED', 'RESENT', 'SUCCESS']
const COPIES = 'AUCTION_COULD_BE_CREATED_FOR_ERC721_ONLY'
const [WRONG, DAY] = ['mintline_0000', 24 * 60 * 60_000]

describe('each result code is answered:', () => {
  const risky = evmWallet()
  let database: TestDatabase
  let mails: Awaited<ReturnType<typeof serveMails>>
  let app: FastifyInstance
  let now: Date
  let ann: SignedIn
  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    await writeCoin(database)
    mails = await serveMails()
    app = await marketplaceOver(database, {
      now: () => now,
      riskyWallets: [risky.text],
      userLimits: { wallets: 2, followings: 1 },
    })
  })
  after(() => app.close())
  beforeEach(async () => {
    now = new Date()
    ann = await signedIn(app, evmWallet())
    await sql`delete from jobs._private_jobs`.execute(database.write)
    await database.write.deleteFrom('mail_counts').execute()
  })

  const newUser = () => signedIn(app, evmWallet())
  const id = () => ann.userId
  const add = async (wallet: TestWallet) => {
    const addUserWalletForm = await addWalletForm(wallet, id(), { date: now })
    return addUserWalletUsingPOST(ann.connection, { id: id(), addUserWalletForm })
  }
  const save = async () => {
    const emailPreferenceForm = { email: 'ann@example.com' }
    await saveEmailPreferenceUsingPOST(ann.connection, { id: id(), emailPreferenceForm })
    await sendConfirmations(database, mails)
    return lastKeyOf(mails)
  }
  const confirm = (key: string) => confirmEmailUsingGET(ann.connection, { id: id(), key })
  const resend = () => resendEmailConfirmationUsingGET(ann.connection, { id: id() })
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  const owned = async () => ownershipOf(await minted(database, ann.wallet), ann.wallet)
  const auction = async (changes: object = {}, of?: string) =>
    createAuctionUsingPOST(ann.connection, {
      id: of ?? (await owned()),
      auctionForm: auctionForm(changes),
    })
  const remove = (of: string) => deleteAuctionUsingDELETE(ann.connection, { id: of })
  const follow = async () => followUsingPOST(ann.connection, { id: (await newUser()).userId })
  /** Has a stranger bid in an item's auction. */
  async function bidIn(item: string): Promise<void> {
    const number = Number(item.split(':')[2])
    await place(database, { number, side: 'BID', maker: STRANGER, item })
    await database.write
      .insertInto('auction_bids')
      .columns(['auction', 'order_id', 'collection', 'value', 'bid_at'])
      .expression(({ selectFrom }) =>
        selectFrom('auctions')
          .innerJoin('orders', 'orders.item', 'auctions.item')
          .select(['auctions.id', 'orders.id as order_id', 'orders.collection'])
          .select(['orders.make_value', 'orders.created_at'])
          .where('auctions.item', '=', itemKey(parseItemId(item))),
      )
      .execute()
  }

  /** Answers by code, grouped as in the interface. */
  const GROUPS: Readonly<
    Record<string, readonly [readonly string[], Record<string, () => Outcome>]>
  > = {
    'adding a wallet': [
      ADD_WALLET_RESULTS,
      {
        ALREADY_ADDED: () => refused(add(ann.wallet)),
        BLACKLISTED: () => refused(add(risky)),
        TOO_MUCH_WALLETS: async () => {
          await add(evmWallet())
          return refused(add(evmWallet()))
        },
        USED_IN_ANOTHER_PROFILE: async () => refused(add((await newUser()).wallet)),
      },
    ],
    'removing a wallet': [
      DELETE_WALLET_RESULTS,
      {
        LAST_WALLET: () =>
          refused(
            deleteUserWalletUsingDELETE(ann.connection, { id: id(), wallet: ann.wallet.text }),
          ),
      },
    ],
    'confirming an address': [
      EMAIL_CONFIRMATION_RESULTS,
      {
        CONFIRMED: async () => confirm(await save()),
        CONFIRMATION_TIME_EXPIRED: async () => {
          const key = await save()
          pass(DAY)
          return confirm(key)
        },
        CONFIRMATION_WAS_NOT_SENT: () => confirm(WRONG),
        EMAIL_IS_ALREADY_CONFIRMED: async () => {
          const key = await save()
          await confirm(key)
          return confirm(key)
        },
        TOO_MANY_CONFIRMATION_ATTEMPTS: async () => {
          await save()
          for (let attempts = 0; attempts < 5; attempts += 1) await confirm(WRONG)
          return confirm(WRONG)
        },
        WRONG_CONFIRMATION_CODE: async () => {
          await save()
          return confirm(WRONG)
        },
      },
    ],
    'mailing to an address again': [
      RESEND_EMAIL_RESULTS,
      {
        RESENT: async () => {
          await save()
          pass(60_000)
          return resend()
        },
        NO_EMAIL_SAVED: () => resend(),
        TOO_SHORT_TIME_PASSED: async () => {
          await save()
          return resend()
        },
      },
    ],
    'following a user': [
      FOLLOWING_RESULTS,
      {
        CREATED: () => follow(),
        FOLLOWING_LIMIT_EXCEEDED: async () => {
          await follow()
          return follow()
        },
      },
    ],
    'creating an auction': [
      [...AUCTION_CREATE_RESULTS, COPIES],
      {
        CREATED: () => auction(),
        AUCTION_FOR_ITEM_EXISTS: async () => {
          const ownership = await owned()
          await auction({}, ownership)
          return auction({}, ownership)
        },
        INCORRECT_CURRENCY: () => auction({ currency: 'none' }),
        START_DATE_MUST_BE_BEFORE_END_DATE: () =>
          auction({ startDate: '2999-01-01T00:00:00Z', endDate: '2999-01-01T00:00:00Z' }),
        [COPIES]: async () => {
          const ownership = await owned()
          const type = (name: string) =>
            database.write.updateTable('collections').set({ type: name }).execute()
          await type('ERC1155')
          const answer = await auction({}, ownership)
          await type('ERC721')
          return answer
        },
      },
    ],
    'deleting an auction': [
      AUCTION_DELETE_RESULTS,
      {
        DELETED: async () => {
          const ownership = await owned()
          await auction({}, ownership)
          return remove(ownership)
        },
        OFFER_FOR_AUCTION_EXISTS: async () => {
          const item = await minted(database, ann.wallet)
          const ownership = ownershipOf(item, ann.wallet)
          await auction({}, ownership)
          await bidIn(item)
          return remove(ownership)
        },
      },
    ],
    'marking an ownership': [
      JWT_RESULTS,
      { SUCCESS: async () => pinUsingPOST(ann.connection, { id: await owned() }) },
    ],
  }

  for (const [what, [codes, answers]] of Object.entries(GROUPS)) {
    describe(`by ${what},`, () => {
      it('all are tried', () => {
        expect(Object.keys(answers)).to.have.members(codes)
      })

      for (const [code, answer] of Object.entries(answers)) {
        it(code, async () => {
          const { status, success } = await answer()
          expect([status, success]).to.deep.equal([code, SUCCESSES.includes(code)])
        })
      }
    })
  }
})

/** Returns the code from a refused wallet form's error. */
async function refused(call: Promise<unknown>): Outcome {
  const { status, body } = await refusalOf(call)
  expect(status).to.equal(400)
  const { code, success } = body
  return { ...(code !== undefined && { status: code }), ...(success !== undefined && { success }) }
}
