import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { collectionKey } from '../../src/database/keys/index.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { artworkOf } from '../../src/roles/metadataReading.ts'
import { addShare } from '../../src/share/addShare.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { dropOn } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'

const SITE = 'https://drops.example/console/'
const PUBLIC = 'https://indexer.example'
const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><rect width='4' height='4' fill='red'/></svg>"
const [BASE, SOLANA, APTOS] = [dropOn('BASE'), dropOn('SOLANA'), dropOn('APTOS')]
const FOLDER = `base-sepolia-${BASE.contract}`

/** Nodes on the internet, so that artwork on this machine's network is out of reach. */
const NODES = { BASE: ['https://node.example'] } as const

describe('share pages', () => {
  let database: TestDatabase
  let app: FastifyInstance
  const artwork = artworkOf({
    nodes: NODES,
    privateMetadataHosts: undefined,
    ipfsGateway: undefined,
  })

  before(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    // Pages are kept for a while.
    app = await appAt(PUBLIC)
    await database.write.deleteFrom('moderations').execute()
    await database.write.deleteFrom('collections').execute()
    await write(BASE, PICTURE)
  })
  afterEach(() => app.close())
  after(() => artwork.close())

  it('show a collection by its id or folder, and lead to the mint page', async () => {
    for (const name of [formatCollectionId(BASE), FOLDER, `${FOLDER}/`]) {
      const { statusCode, headers, body } = await app.inject(`/share/${name}`)
      expect(statusCode, name).to.equal(200)
      expect(headers['content-type']).to.equal('text/html; charset=utf-8')
      expect(body)
        .to.include('<meta property="og:title" content="&lt;b&gt;Tide" />')
        .and.include('<meta property="og:description" content="High water" />')
        .and.include(`<link rel="canonical" href="${PUBLIC}/share/${FOLDER}/" />`)
        .and.include(`<meta property="og:image" content="${PUBLIC}/share/${FOLDER}/card.jpg" />`)
        .and.include(`content="0; url=${SITE}mint/#/BASE:${BASE.contract}?network=base-sepolia"`)
    }
  })

  it('have a card of the artwork', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(`/share/${FOLDER}/card.jpg`)
    expect(statusCode).to.equal(200)
    expect(headers['content-type']).to.equal('image/jpeg')
    const { width, height } = await sharp(rawPayload).metadata()
    expect({ width, height }).to.deep.equal({ width: 1_200, height: 630 })
  })

  it('name an item of a contract with several, and other networks by their ids', async () => {
    await write(SOLANA, PICTURE)
    await write(APTOS, PICTURE)
    for (const [name, link] of [
      [`${FOLDER}-7`, `BASE:${BASE.contract}:7?network=base-sepolia`],
      [SOLANA.contract, `${SOLANA.contract}?cluster=solana`],
      [formatCollectionId(SOLANA), `${SOLANA.contract}?cluster=solana`],
      [formatCollectionId(APTOS), `APTOS:${APTOS.contract}?network=aptos-testnet`],
    ] as const) {
      const { body } = await app.inject(`/share/${name}/`)
      expect(body, name).to.include(`content="0; url=${SITE}mint/#/${link}"`)
    }
  })

  it('are on the host of the mint page, which passes them on, without an address of their own', async () => {
    const behind = await appAt(undefined)
    const { body } = await behind.inject(`/share/${FOLDER}/`)
    expect(body).to.include(`<link rel="canonical" href="${SITE}share/${FOLDER}/" />`)
    await behind.close()
  })

  it('are missing for collections that are not indexed, not followed or blacklisted', async () => {
    const ethereum = dropOn('ETHEREUM')
    await write(ethereum, PICTURE)
    await write(SOLANA, PICTURE)
    await database.write
      .insertInto('moderations')
      .values({
        subject: collectionKey(SOLANA),
        kind: 'COLLECTION',
        decision: 'BLACKLIST',
        decided_by: 'operator',
        decided_at: new Date(),
      })
      .execute()
    for (const name of [
      `BASE:0x${'1'.repeat(40)}`,
      formatCollectionId(ethereum),
      SOLANA.contract,
      'DROP',
      '%2e%2e%2fhealth',
      '',
    ]) {
      for (const file of ['', 'card.jpg']) {
        const { statusCode } = await app.inject(`/share/${name}/${file}`)
        expect(statusCode, `${name}/${file}`).to.equal(404)
      }
    }
  })

  it('never read artwork from the network of the server', async () => {
    let asked = 0
    const inside = createServer((_, response) => {
      asked += 1
      response.end(PICTURE)
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    await write(APTOS, `http://127.0.0.1:${port}/1.png`)
    const name = formatCollectionId(APTOS)
    expect((await app.inject(`/share/${name}/card.jpg`)).statusCode).to.equal(404)
    expect((await app.inject(`/share/${name}/`)).body).not.to.include('og:image')
    expect(asked).to.equal(0)
    inside.close()
  })

  it('error: another method', async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: `/share/${FOLDER}/` })
    expect([statusCode, headers.allow]).to.deep.equal([405, 'GET'])
  })

  async function appAt(publicUrl: string | undefined): Promise<FastifyInstance> {
    const http = await createHttpApp()
    const networks = [
      { blockchain: 'BASE', slug: 'base-sepolia' },
      { blockchain: 'SOLANA', slug: 'solana' },
      { blockchain: 'APTOS', slug: 'aptos-testnet' },
    ] as const
    const mintPage = { site: SITE, networks }
    addShare(http, { reader: database.read, mintPage, publicUrl, openReading: artwork.open })
    await http.fastify.ready()
    return http.fastify
  }

  async function write(id: typeof BASE, url: string): Promise<void> {
    const image = { '@type': 'IMAGE', url, representation: 'ORIGINAL' }
    const metadata = { name: 'Tide', description: 'High water', content: [image] }
    const row = collectionRow(id, { name: '<b>Tide', metadata: JSON.stringify(metadata) })
    await database.write.insertInto('collections').values(row).execute()
  }
})
