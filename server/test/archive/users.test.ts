import { expect } from 'chai'
import { sql } from 'kysely'
import {
  deleteUser,
  saveEmailPreferenceUsingPOST,
  saveUserUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { connectionTo, type SignedIn, signedIn } from '../marketplace/_connection.ts'
import { aptosWallet, evmWallet, solanaWallet } from '../marketplace/_wallets.ts'
import { deletionForm } from '../marketplace/users/_consents.ts'
import { exported, imported } from './_archives.ts'

describe('an export of users', () => {
  let from: TestDatabase
  let ann: SignedIn
  let gone: SignedIn
  before(async () => {
    from = await testDatabase()
    const app = await marketplaceOver(from)
    ann = await signedIn(app, evmWallet())
    gone = await signedIn(app, solanaWallet())
    await signedIn(app, aptosWallet())
    const notificationSettings = { flags: { BID: false, LISTED: true } }
    const emailPreferenceForm = { email: 'ann@personal.example' }
    await saveEmailPreferenceUsingPOST(ann.connection, { id: ann.userId, emailPreferenceForm })
    const userForm = {
      shortUrl: 'ann',
      username: 'Ann',
      website: 'https://ann.example',
      notificationSettings,
    }
    await saveUserUsingPOST(ann.connection, { id: ann.userId, userForm })
    await saveUserUsingPOST(gone.connection, { id: gone.userId, userForm: { username: 'Gone' } })
    const collection = Buffer.from(`0001${'ab'.repeat(20)}`, 'hex')
    const said = { name: 'Owls', links: '{"site":"https://owls.example"}', tags: ['birds'] }
    await from.write
      .insertInto('collection_settings')
      .values([
        { collection, ...said, updated_at: new Date() },
        { collection: Buffer.from(`0001${'cd'.repeat(20)}`, 'hex'), updated_at: new Date() },
      ])
      .execute()
    const signatureForm = await deletionForm(gone.wallet, gone.userId)
    await deleteUser(gone.connection, { id: gone.userId, signatureForm })
    await app.close()
  })

  const rowsOf = async ({ read }: TestDatabase) => {
    const { rows } = await sql<{ row: string }>`
      select users::text as row from users union all select wallets::text from wallets
      union all select url from short_urls
      union all select collection_settings::text from collection_settings
      union all select user_id || ' ' || email from user_emails order by 1
    `.execute(read)
    return rows.map(({ row }) => row)
  }

  it('brings profiles and wallets, once, and neither tokens nor what was deleted', async () => {
    const to = await testDatabase()
    const text = await exported(from.read)
    expect(text).to.not.include('Gone')
    expect(text).to.not.include(ann.accessToken)
    for (let time = 0; time < 2; time += 1) {
      await imported(to.write, text)
      expect(await rowsOf(to)).to.deep.equal(await rowsOf(from))
    }
    const app = await marketplaceOver(to)
    expect((await signedIn(app, ann.wallet)).userId).to.equal(ann.userId)
    await app.close()
  })

  it('brings nothing back of a user who was deleted where it is imported', async () => {
    const to = await testDatabase()
    const text = await exported(from.read)
    await imported(to.write, text)
    const app = await marketplaceOver(to)
    const signatureForm = await deletionForm(ann.wallet, ann.userId)
    await deleteUser(connectionTo(app), { id: ann.userId, signatureForm })
    const before = await rowsOf(to)
    await imported(to.write, text)
    expect(await rowsOf(to)).to.deep.equal(before)
    await app.close()
  })
})
