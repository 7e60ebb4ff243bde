import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  addUserWalletUsingPOST,
  checkWalletRiskUsingGET,
} from '../../../../clients/marketplace-api/src/index.ts'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import type { DocumentPlace } from '../../../src/config/documentSettings.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { memoryLog } from '../../_log.ts'
import { endless, json } from '../../metadata/_files.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, signedIn } from '../_connection.ts'
import { evmWallet, solanaWallet } from '../_wallets.ts'
import { addWalletForm } from '../users/_consents.ts'
import { KEY, type ThirdParty, thirdParty } from './_thirdParty.ts'

const MINUTES = 30

describe('the list of risky wallets', () => {
  const { log, lines, entries } = memoryLog()
  const [risky, other] = [evmWallet(), solanaWallet()]
  const apps: FastifyInstance[] = []
  let database: TestDatabase
  let service: ThirdParty
  let said: string[]
  let time: number
  before(async () => {
    database = await testDatabase()
    service = await thirdParty()
  })
  beforeEach(() => {
    said = []
    time = Date.now()
    service.asked.length = 0
  })
  after(async () => {
    for (const app of apps) await app.close()
    await service.close()
  })

  /** A marketplace whose list is at a place. */
  async function marketWith(from: DocumentPlace, riskyWallets?: readonly string[]) {
    const app = await marketplaceOver(database, {
      adapters: { riskList: { from, minutes: MINUTES } },
      ...(riskyWallets && { riskyWallets }),
      say: (line) => said.push(line),
      logger: log,
      now: () => new Date(time),
    })
    apps.push(app)
    return app
  }
  const atService = () => marketWith({ url: service.url })
  const isClean = async (app: FastifyInstance, { text: id } = risky) =>
    (await checkWalletRiskUsingGET(connectionTo(app), { id })).clean
  const pass = (minutes: number) => {
    time += minutes * 60_000
  }

  it('is read from a service, and again when its minutes are over', async () => {
    const app = await atService()
    service.answers(json([risky.text]))
    expect(await isClean(app)).to.equal(false)
    expect(await isClean(app, other)).to.equal(true)

    service.answers(json([other.text]))
    pass(MINUTES - 1)
    expect(await isClean(app)).to.equal(false)
    expect(service.asked).to.have.length(1)

    pass(1)
    expect(await isClean(app)).to.equal(true)
    expect(await isClean(app, other)).to.equal(false)
    expect(service.asked).to.have.length(2)
    expect(said).to.deep.equal([])
  })

  it('is read once for all who ask at the same time', async () => {
    const app = await atService()
    service.answers(json([risky.text]))
    const answers = await Promise.all(Array.from({ length: 8 }, () => isClean(app)))
    expect(new Set(answers)).to.deep.equal(new Set([false]))
    expect(service.asked).to.have.length(1)
  })

  it('is read from a file, besides what the settings name', async () => {
    const file = join(temporaryFolder(), 'risky.json')
    writeFileSync(file, JSON.stringify([risky.text]))
    const app = await marketWith({ file }, [other.text])
    expect(await isClean(app)).to.equal(false)
    expect(await isClean(app, other)).to.equal(false)
    expect(await isClean(app, evmWallet())).to.equal(true)
  })

  it('keeps a wallet from joining a user', async () => {
    const app = await atService()
    service.answers(json([other.text]))
    const { connection, userId: id } = await signedIn(app, evmWallet())
    const addUserWalletForm = await addWalletForm(other, id, { date: new Date(time) })
    const refused = await refusalOf(addUserWalletUsingPOST(connection, { id, addUserWalletForm }))
    expect([refused.status, refused.body.code]).to.deep.equal([400, 'BLACKLISTED'])
  })

  it('calls no wallet clean until it has been read', async () => {
    const app = await atService()
    entries.length = 0
    service.answers((response) => void response.writeHead(500).end())
    const id = risky.text
    const refused = await refusalOf(checkWalletRiskUsingGET(connectionTo(app), { id }))
    expect([refused.status, refused.body.code]).to.deep.equal([503, 'UNAVAILABLE'])
    const { connection, userId } = await signedIn(app, evmWallet())
    const addUserWalletForm = await addWalletForm(other, userId, { date: new Date(time) })
    const join = addUserWalletUsingPOST(connection, { id: userId, addUserWalletForm })
    expect((await refusalOf(join)).status).to.equal(503)
    const [logged] = entries.filter(({ level }) => level === 'warn')
    expect(logged?.err?.message).to.match(/^The list of risky wallets cannot be read/)

    service.answers(json([risky.text]))
    expect(await isClean(app)).to.equal(false)
  })

  const FAULTS: Readonly<Record<string, Parameters<ThirdParty['answers']>[0]>> = {
    'is away': (response) => void response.writeHead(503).end(),
    'breaks off': (response) => void response.destroy(),
    'is too large': endless(),
    'is not JSON': (response) => void response.end('<html>'),
    'is no list': json({ wallets: [] }),
    'has something else than wallets': json([evmWallet().text, 'MOON:1']),
    'has a number': json([7]),
  }
  for (const [fault, answer] of Object.entries(FAULTS)) {
    it(`stays as it was read while it ${fault}, and says so once`, async () => {
      const app = await atService()
      service.answers(json([risky.text]))
      expect(await isClean(app)).to.equal(false)

      service.answers(answer)
      pass(MINUTES)
      expect(await isClean(app)).to.equal(false)
      expect(await isClean(app, other)).to.equal(true)
      expect(service.asked).to.have.length(2)
      pass(1)
      expect(await isClean(app)).to.equal(false)
      expect(service.asked).to.have.length(3)
      expect(said).to.have.length(1)
      expect(said[0]).to.match(
        /^The list of risky wallets cannot be read, and the one known so far/,
      )

      service.answers(json([]))
      pass(1)
      expect(await isClean(app)).to.equal(true)
    })
  }

  it('is not asked where no setting names one', async () => {
    const without = await marketplaceOver(database)
    apps.push(without)
    const id = risky.text
    const { status, body } = await refusalOf(checkWalletRiskUsingGET(connectionTo(without), { id }))
    expect([status, body]).to.deep.equal([
      501,
      {
        code: 'UNKNOWN',
        message:
          'This server has no list of risky wallets: riskyWallets or adapters.riskList in the settings names them',
      },
    ])
  })

  it('is never told where it is from', () => {
    for (const text of [lines.join(''), said.join('')]) {
      expect(text).to.not.include(KEY)
      expect(text).to.not.include(new URL(service.url).host)
    }
  })
})
