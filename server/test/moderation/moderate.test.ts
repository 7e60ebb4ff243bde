import { isMintlineError } from '@mintline/core'
import { formatCollectionId, formatUnionAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { sql } from 'kysely'
import { applyModeration } from '../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../src/commands/moderateArguments.ts'
import { collectionKey, itemKey, userKey, walletKey } from '../../src/database/keys/index.ts'
import { isListed } from '../../src/read-model/moderation/conditions.ts'
import { moderationOf } from '../../src/read-model/moderation/moderationOf.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { exported, imported } from '../archive/_archives.ts'
import { wallet } from '../read-model/_addresses.ts'
import { dropOn, itemIdOn, itemOn } from '../read-model/_names.ts'
import { writeWorld } from '../read-model/_world.ts'

const DROP = formatCollectionId(dropOn('BASE'))
const ITEM = itemIdOn('BASE', 1)
const WALLET = formatUnionAddress({ blockchain: 'BASE', address: wallet('BASE', 77) })
const STRANGER = '11111111-2222-4333-8444-000000000000'
const NOTHING = { verified: false, blacklisted: false, unlisted: false, requests: {}, badges: [] }

describe('moderation', () => {
  let database: TestDatabase

  before(async () => {
    database = await testDatabase()
    await writeWorld(database)
  })

  beforeEach(() => sql`truncate moderations`.execute(database.write))

  async function run(...args: string[]): Promise<string> {
    const given = parseModerateArguments([...args, '--by', 'ann'])
    if (given === undefined) throw new Error('Help was asked for')
    try {
      return await applyModeration(given, database.write)
    } catch (error) {
      if (isMintlineError(error)) return `${error.code}: ${error.message}`
      throw error
    }
  }

  /** An export without the orders of the fixture, whose exchange this database has not. */
  async function exportedDecisions(): Promise<string> {
    await sql`truncate orders`.execute(database.write)
    return exported(database.write)
  }

  const of = async (key: Buffer) => (await moderationOf(database.read, [key]))(key)
  const history = () =>
    database.read
      .selectFrom('moderations')
      .select(['kind', 'decision', 'status', 'decided_by', 'undone_by'])
      .orderBy('decided_at')
      .execute()

  it('knows nothing of an id that is on no chain and of no user', async () => {
    const token = `${DROP}:999`
    const refused = await Promise.all([
      run('unlist', token),
      run('verify', 'BASE:nobody'),
      run('verify', STRANGER),
      run('blacklist', "x'; drop table moderations; --"),
      run('verify', WALLET),
    ])

    expect(refused).to.deep.equal([
      `MODERATED_UNKNOWN: No user, collection or item "${token}" is known: give an id as answers have it`,
      'MODERATED_UNKNOWN: No user, collection or item "BASE:nobody" is known: give an id as answers have it',
      `MODERATED_UNKNOWN: No user, collection or item "${STRANGER}" is known: give an id as answers have it`,
      'MODERATED_UNKNOWN: No user, collection or item "x\'; drop table moderations; --" is known: give an id as answers have it',
      `WALLET_NOT_MODERATED: ${WALLET.replace('BASE', 'ETHEREUM')} is no known collection or item: a wallet can be blacklisted, and nothing else`,
    ])
    expect(await history()).to.deep.equal([])
  })

  it('verifies a collection by its badge, and undoes that', async () => {
    const key = collectionKey(dropOn('BASE'))

    expect(await of(key)).to.deep.equal(NOTHING)
    expect(await run('verify', DROP)).to.equal(
      `The badge VERIFIED of the collection ${DROP} is APPROVED now.`,
    )
    expect(await of(key)).to.deep.equal({
      ...NOTHING,
      verified: true,
      requests: { VERIFIED: 'APPROVED' },
      badges: ['VERIFIED'],
    })
    expect(await run('verify', DROP)).to.equal(
      `The badge VERIFIED of the collection ${DROP} was APPROVED already.`,
    )
    expect(await run('verify', DROP, '--undo')).to.equal(
      `The badge VERIFIED of the collection ${DROP} is NOT_STARTED now.`,
    )
    expect(await of(key)).to.deep.equal(NOTHING)
    expect(await run('verify', DROP, '--undo')).to.equal(
      `The badge VERIFIED of the collection ${DROP} was NOT_STARTED already.`,
    )
  })

  it('takes a request through its states, keeps who decided what, and refuses to turn an approval', async () => {
    const status = (name: string) => run('badge', DROP, '--badge', 'RE_VERIFIED', '--status', name)

    await status('IN_PROCESS')
    expect((await of(collectionKey(dropOn('BASE')))).badges).to.deep.equal([])
    await status('DECLINED')
    await status('APPROVED')
    expect(await status('DECLINED')).to.equal(
      `BADGE_NOT_CHANGED: The request for the badge RE_VERIFIED of ${DROP} is APPROVED: undo that first`,
    )
    expect((await of(collectionKey(dropOn('BASE')))).badges).to.deep.equal(['RE_VERIFIED'])
    const row = { kind: 'COLLECTION', decision: 'RE_VERIFIED', decided_by: 'ann' }
    expect(await history()).to.deep.equal([
      { ...row, status: 'IN_PROCESS', undone_by: 'ann' },
      { ...row, status: 'DECLINED', undone_by: 'ann' },
      { ...row, status: 'APPROVED', undone_by: null },
    ])
  })

  it('decides about users who are there', async () => {
    const id = '11111111-2222-4333-8444-555555555555'
    await database.write.insertInto('users').values({ id, created_at: new Date() }).execute()

    expect(await run('blacklist', id.toUpperCase())).to.equal(`The user ${id} is blacklisted now.`)
    expect((await of(userKey(id))).blacklisted).to.equal(true)
  })

  it('blacklists a wallet on all chains of its group', async () => {
    const onEthereum = WALLET.replace('BASE', 'ETHEREUM')
    const key = walletKey({ blockchain: 'ECLIPSE', address: wallet('SOLANA', 77) })

    expect(await run('blacklist', WALLET)).to.equal(`The wallet ${onEthereum} is blacklisted now.`)
    const ofWallet = walletKey({ blockchain: 'POLYGON', address: wallet('BASE', 77) })
    expect((await of(ofWallet)).blacklisted).to.equal(true)
    expect((await of(key)).blacklisted).to.equal(false)
    expect(await run('blacklist', onEthereum, '--undo')).to.equal(
      `The wallet ${onEthereum} is not blacklisted now.`,
    )
    expect((await of(ofWallet)).blacklisted).to.equal(false)
  })

  it('leaves what is unlisted out of lists, and out of none else', async () => {
    await run('unlist', ITEM)
    await run('unlist', formatCollectionId(dropOn('SOLANA')))
    const listed = await database.read
      .selectFrom('items')
      .select('id')
      .where(isListed(sql.ref('items.id')))
      .where(isListed(sql.ref('items.collection')))
      .execute()
    const all = await database.read.selectFrom('items').select(['id', 'collection']).execute()

    const drop = collectionKey(dropOn('SOLANA'))
    const left = all.filter(
      ({ id, collection }) => !id.equals(itemKey(itemOn('BASE', 1))) && !collection.equals(drop),
    )
    expect(listed.map(({ id }) => id.toString('hex'))).to.have.members(
      left.map(({ id }) => id.toString('hex')),
    )
    expect(listed.length).to.be.lessThan(all.length)
  })

  it('is decided once where several operators decide the same at once', async () => {
    const said = await Promise.all(Array.from({ length: 8 }, () => run('blacklist', DROP)))

    expect(said.filter((line) => line.endsWith('now.'))).to.have.length(1)
    expect(said.filter((line) => line.endsWith('was blacklisted already.'))).to.have.length(7)
    expect(await history()).to.have.length(1)
  })

  it('stands again after an export and its import, with what was undone', async () => {
    await run('unlist', ITEM)
    await run('blacklist', WALLET)
    await run('blacklist', WALLET, '--undo')
    await run('badge', DROP, '--status', 'IN_PROCESS')
    const rows = () =>
      database.read.selectFrom('moderations').selectAll().orderBy('decided_at').execute()
    const before = await rows()
    const text = await exportedDecisions()
    await sql`truncate moderations`.execute(database.write)

    await imported(database.write, text)
    await imported(database.write, text)

    expect(await rows()).to.deep.equal(before)
    expect((await of(itemKey(itemOn('BASE', 1)))).unlisted).to.equal(true)
  })
})
