import { isMintlineError } from '@mintline/core'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { addEntry, type NewEntry } from '../../src/audit/addEntry.ts'
import { audit, listEntries } from '../../src/commands/audit.ts'
import { applyToKeys } from '../../src/commands/keys.ts'
import { applyModeration } from '../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../src/commands/moderateArguments.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { account } from '../read-model/_addresses.ts'
import { ALICE, dropOn } from '../read-model/_names.ts'
import { writeWorld } from '../read-model/_world.ts'

const ANN = '11111111-2222-4333-8444-555555555555'
const WALLET = account('BASE', ALICE)
const DROP = formatCollectionId(dropOn('BASE'))

describe('the command audit', () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
    await writeWorld(database)
  })

  const list = async (of?: string, size = 50) =>
    (await listEntries(database.read, { of, size })).replaceAll(/^\S+Z/gm, 'TIME')
  const write = (entry: Omit<NewEntry, 'at'>, at = new Date()) =>
    database.write.transaction().execute((transaction) => addEntry(transaction, { ...entry, at }))
  const moderate = async (...args: string[]) => {
    const given = parseModerateArguments([...args, '--by', 'olga'])
    if (given) await applyModeration(given, database.write)
  }

  it('lists what was done, the newest first, as much as is asked for, of one user or thing', async () => {
    expect(await list()).to.equal('There are no entries.')
    const minuteAgo = new Date(Date.now() - 60_000)
    await write(
      { kind: 'SIGNED_IN', userId: ANN, subject: WALLET, ip: '2001:db8:1:2::9' },
      minuteAgo,
    )
    const key = { action: 'remove', name: 'shop', by: 'olga', config: undefined } as const
    const added = { perMinute: null, scopes: ['read'], days: null, origins: null } as const
    await applyToKeys({ ...key, ...added, action: 'add' }, database.write)
    await applyToKeys({ ...key, by: 'oleg' }, database.write)
    await write({ kind: 'KEY_USED', subject: 'shop', ip: '203.0.113.7' })
    await moderate('verify', DROP)
    await moderate('verify', DROP, '--undo')
    await moderate('blacklist', WALLET)
    await write({ kind: 'USER_DELETED', userId: ANN, ip: '203.0.113.7' })

    const [left, blacklisted, undone, verified, used, removed, made, entered] = [
      `TIME  USER_DELETED  user ${ANN}  from 203.0.113.7`,
      `TIME  MODERATED  operator olga  ${WALLET}  BLACKLIST`,
      `TIME  MODERATION_UNDONE  operator olga  ${DROP}  VERIFIED APPROVED`,
      `TIME  MODERATED  operator olga  ${DROP}  VERIFIED APPROVED`,
      'TIME  KEY_USED  key  shop  from 203.0.113.7',
      'TIME  KEY_REMOVED  operator oleg  shop',
      'TIME  KEY_ADDED  operator olga  shop',
      `TIME  SIGNED_IN  user ${ANN}  ${WALLET}  from 2001:db8:1:2::/64`,
    ]
    const all = [left, blacklisted, undone, verified, used, removed, made, entered]
    expect((await list()).split('\n')).to.have.members(all)
    expect((await list(undefined, 1)).split('\n')).to.have.length(1)
    expect((await list(ANN.toUpperCase())).split('\n')).to.deep.equal([left, entered])
    expect((await list('shop')).split('\n')).to.have.members([used, removed, made])
    const onBase = WALLET.replace('ETHEREUM', 'BASE')
    expect((await list(onBase)).split('\n')).to.deep.equal([blacklisted, entered])
    expect((await list(DROP)).split('\n')).to.have.members([undone, verified])
    expect(await list("x'; drop table audit_entries; --")).to.equal('There are no entries.')
  })

  for (const args of [['--size', '0'], ['--size', '1001'], ['--size', 'all'], ['more'], ['--by']]) {
    it(`refuses ${args.join(' ')}`, async () => {
      const code = await audit(args).catch((error) => isMintlineError(error) && error.code)
      expect(code).to.match(/^OPTION_(INVALID|UNKNOWN)$/)
    })
  }
})
