import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import {
  checkWalletRiskUsingGET,
  confirmUsingPOST,
  getConfirmMsgUsingGET,
  signIn,
  wertConvertUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import type { Running } from '../../src/roles/role.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { refusalOf } from '../marketplace/_connection.ts'
import { writeMarket } from '../marketplace/_suite.ts'
import { evmWallet } from '../marketplace/_wallets.ts'
import { KEY, type ThirdParty, thirdParty } from '../marketplace/adapters/_thirdParty.ts'
import { json } from '../metadata/_files.ts'
import { orderIdOn } from '../read-model/_orders.ts'

const TOKENS = { ON_RAMP_TOKEN: 'token-for-cards', TWITTER_TOKEN: 'token-for-posts' }

describe('a server whose settings name third parties', () => {
  const { log, lines } = memoryLog()
  const risky = evmWallet()
  const buyer = evmWallet().text
  let cards: ThirdParty
  let posts: ThirdParty
  let server: Running
  before(async () => {
    const database = await testDatabase()
    await writeMarket(database)
    ;[cards, posts] = [await thirdParty(), await thirdParty()]
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'risky.json'), JSON.stringify([risky.text]))
    const file = {
      port: 0,
      nodes: {},
      adapters: {
        onRamp: { url: cards.url },
        twitter: { url: posts.url },
        riskList: { file: 'risky.json' },
      },
    }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(file))
    const environment = { DATABASE_URL: urlOf(database.target), ...TOKENS }
    const settings = settingsOf(parseOptions(['--role', 'api']), { environment, folder })
    server = await startServer(settings, log)
  })
  after(async () => {
    await server.close()
    await cards.close()
    await posts.close()
  })

  const connection = () => ({ baseUrl: `${server.url}`, retry: { attempts: 0 } })

  it('asks each with its own token, and tells neither', async () => {
    cards.answers(json({ refused: 'it is below 30 USD' }))
    const wertConvertRequest = { amount: '1', buyer }
    const id = orderIdOn('ETHEREUM', 51)
    const refused = await refusalOf(wertConvertUsingPOST(connection(), { id, wertConvertRequest }))
    expect(refused.body.message).to.match(/it is below 30 USD$/)
    expect(cards.asked.map(({ headers }) => headers.authorization)).to.deep.equal([
      `Bearer ${TOKENS.ON_RAMP_TOKEN}`,
    ])

    const { userId: owner, accessToken } = await signIn(connection(), evmWallet())
    const text = await getConfirmMsgUsingGET(connection(), { owner })
    const users = [{ id: '7', username: 'ann' }]
    posts.answers(json({ data: [{ text, author_id: '7' }], includes: { users } }))
    const confirmed = confirmUsingPOST({ ...connection(), accessToken }, { username: 'ann' })
    expect(await confirmed).to.equal('ann')
    expect(posts.asked.map(({ headers }) => headers.authorization)).to.deep.equal([
      `Bearer ${TOKENS.TWITTER_TOKEN}`,
    ])

    const check = (wallet: string) => checkWalletRiskUsingGET(connection(), { id: wallet })
    expect(await check(risky.text)).to.deep.equal({ clean: false })
    expect(await check(buyer)).to.deep.equal({ clean: true })

    const said = lines.join('')
    expect(said).to.include('wertConvert')
    for (const secret of [...Object.values(TOKENS), KEY]) expect(said).to.not.include(secret)
  })
})
