import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { Running } from '../../src/roles/role.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { eventuallyEqual } from '../ingest/_follow.ts'
import { addressOf, ERC20_PROXY, type Market, openMarket } from '../orders/_market.ts'

const COINS = 10n ** 24n
/** Chain id of Base, so that the chain is not taken for the local one of Ethereum. */
const BASE = '8453'

describe('a bid, while the server follows its chain', () => {
  let market: Market
  let server: Running
  let id: string

  before(async () => {
    market = await openMarket({}, ['--chain-id', BASE])
    const folder = temporaryFolder()
    const { exchange, chain, pools } = market
    const file = { port: 0, nodes: { BASE: [chain.url] }, exchanges: { BASE: exchange } }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(file))
    const environment = { DATABASE_URL: urlOf(pools.target) }
    const options = parseOptions(['--role', 'ingest,jobs'])
    server = await startServer(settingsOf(options, { environment, folder }), memoryLog().log)
    id = (await market.post(market.bid())).body.id
  })
  after(async () => {
    await server.close()
    await market.stop()
  })

  const state = async () => {
    const { status, makeStock } = (await market.ask(calls.getOrderById, { id })).body
    return [status, makeStock]
  }
  const ACTIVE = ['ACTIVE', '0.000000000000001']
  const INACTIVE = ['INACTIVE', '0']

  it('is inactive without the funds of its maker, and active with them', async () => {
    await eventuallyEqual(state, ACTIVE)
    const [two, three] = [market.chain.keyWallet(2), market.chain.keyWallet(3)]
    await market.execute(market.coin, 'transfer', [addressOf(3), COINS], two)
    await eventuallyEqual(state, INACTIVE)
    await market.execute(market.coin, 'transfer', [addressOf(2), COINS], three)
    await eventuallyEqual(state, ACTIVE)
  })

  it('is inactive without the approval of its maker, and active with it', async () => {
    const two = market.chain.keyWallet(2)
    await market.execute(market.coin, 'approve', [ERC20_PROXY, 0n], two)
    await eventuallyEqual(state, INACTIVE)
    await market.execute(market.coin, 'approve', [ERC20_PROXY, COINS], two)
    await eventuallyEqual(state, ACTIVE)
  })
})
