import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { openPools } from '../../src/database/pools/openPools.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { noteFailure } from '../../src/ingest/apply/cursor.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { NO_DATABASE } from '../_postgres.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { writeWorld } from '../read-model/_world.ts'
import { siteOver } from './_site.ts'

const MINUTE = 60_000

describe('the status page', () => {
  let database: TestDatabase
  let site: FastifyInstance

  before(async () => {
    database = await testDatabase()
    site = await siteOver(database)
  })
  beforeEach(() => emptyTables(database.write))
  after(() => site.close())

  it('says so where nothing has been followed', async () => {
    const { status, text } = await page(site)
    expect(status).to.equal(200)
    expect(text).to.contain('None has been followed yet.')
    expect(text).to.contain('Collections 0')
  })

  it('tells how far a chain is behind', async () => {
    await readUpTo(new Date(Date.now() - 3 * MINUTE))
    const { text } = await page(site)
    expect(text).to.contain('SOLANA following Block 1,234, 3 minutes behind')
  })

  it('tells since when a source fails and why, without the key of its node', async () => {
    await readUpTo(new Date(Date.now() - 90 * MINUTE))
    const reason = 'no answer from https://node.example/v1/secret-key?key=secret: <b>gone</b>'
    await noteFailure(database.write, { source: 'SOLANA', blockchain: 'SOLANA', reason })
    const { failing_since } = await database.write
      .selectFrom('cursors')
      .select('failing_since')
      .executeTakeFirstOrThrow()
    const since = failing_since?.toISOString().slice(0, 16).replace('T', ' ')

    const { text, body } = await page(site)

    expect(text).to.contain('SOLANA failing Block 1,234, 1 hour behind')
    expect(text).to.contain(`Failing since ${since}`)
    expect(text).to.contain('no answer from node.example')
    expect(body).not.to.contain('secret')
    expect(body).not.to.contain('<b>')
  })

  it('tells that no process follows a chain any more', async () => {
    await readUpTo(new Date(Date.now() - 90_000))
    const updated_at = new Date(Date.now() - 5 * MINUTE)
    await database.write.updateTable('cursors').set({ updated_at }).execute()
    const { text } = await page(site)
    expect(text).to.match(
      /SOLANA stopped Block 1,234, 1 minute behind No process has read it since /,
    )
    expect(text).to.contain('(5 minutes)')
  })

  it('counts what lists show', async () => {
    await writeWorld(database)
    const shown = async (path: string) => (await site.inject(path)).json()
    const { collections } = await shown('/v0.1/collections/all?size=1000')
    const { items } = await shown('/v0.1/items/all?size=1000')

    const { text } = await page(site)

    expect(collections).not.to.have.length(0)
    expect(text).to.contain(`Collections ${collections.length} Items ${items.length} Ownerships `)
  })

  it('forbids scripts, and leads to documentation that is there', async () => {
    const { body, headers } = await page(site)
    expect(headers['content-security-policy']).to.match(/^default-src 'none'; style-src 'sha256-/)
    expect(body).not.to.match(/<script|https?:\/\/(?!www\.w3\.org)/)
    const links = [...body.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => `/${href}`)
    expect(links).to.include.members([
      '/docs/indexer',
      '/docs/marketplace',
      '/openapi/indexer.json',
      '/openapi/marketplace.json',
    ])
    for (const url of links)
      expect((await site.inject(url)).statusCode, url).to.be.oneOf([200, 302])
  })

  it('is a page too where no database answers, and says that it is not ready', async () => {
    const pools = openPools({ write: NO_DATABASE })
    const without = await siteOver(pools)
    const { status, text, headers } = await page(without)
    const health = await without.inject('/health')
    await without.close()
    await pools.close()

    expect([status, headers['retry-after']]).to.deep.equal([503, '5'])
    expect(text).to.contain('Database Does not answer')
    expect([health.statusCode, health.headers['retry-after']]).to.deep.equal([503, '5'])
  })

  it('stands beside a check of readiness', async () => {
    const { statusCode, body } = await site.inject('/health')
    expect([statusCode, body]).to.deep.equal([200, '{"status":"READY"}'])
  })

  it('takes no other method', async () => {
    const { statusCode, headers } = await site.inject({ method: 'POST', url: '/' })
    expect([statusCode, headers.allow]).to.deep.equal([405, 'GET'])
  })

  const readUpTo = (time: Date) =>
    applyBatch(
      database.write,
      { blockchain: 'SOLANA', activities: [], collections: [], items: [] },
      { cursor: { source: 'SOLANA', position: {}, block: { number: 1_234n, time } } },
    )
})

/** The page as a browser gets it, and as a reader sees it. */
async function page(site: FastifyInstance) {
  const { statusCode: status, body, headers } = await site.inject('/')
  const [, shown = ''] = /<body>(.*)<\/body>/s.exec(body) ?? []
  const text = shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  return { status, body, headers, text }
}
