import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { startLocalnet } from '@mintline/localnet'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import type { Call } from '../../../src/http/contract/call.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { testDatabase } from '../../_database.ts'
import { withoutUnknownSums, withoutUnpricedSales } from '../../http/_unknownSums.ts'
import { LAZY_CALLS } from '../../lazy-items/_lazyCalls.ts'
import { ensWith, RESOLVER } from '../../nodes/_ens.ts'
import { ORDER_CALLS } from '../../orders/_orderCalls.ts'
import { account } from '../../read-model/_addresses.ts'
import { indexerOver } from '../../read-model/_app.ts'
import { ALICE, dropOn, ETHER, minute } from '../../read-model/_names.ts'
import { PAGED_CALLS, parametersOf } from '../../read-model/_served.ts'
import { type Asked, SILENT_CALLS, SINGLE_CALLS } from '../../read-model/_single.ts'
import { writeWorld } from '../../read-model/_world.ts'
import { askPublicly, PUBLIC_METHODS } from './_client.ts'
import { declarationsOf } from './_declarations.ts'

/** Name of the platform that the public client knows. */
const PLATFORM = 'RARIBLE'
/** The stream is an addition of the server. */
const CALLS = Object.values<Call>(calls).filter(({ streams }) => !streams)
const DOMAIN = 'mint.eth'
const HOLDER = Keypair.generate().publicKey.toBase58()

const SERVED: readonly Asked[] = [
  ...PAGED_CALLS.map((paged): Asked => [paged.call, parametersOf(paged, { size: 1000 })]),
  ...SINGLE_CALLS,
  ...SILENT_CALLS,
  [calls.getBalance, { currencyId: 'SOLANA:native', owner: `SOLANA:${HOLDER}` }],
  [calls.getAllCurrencies, {}],
  [calls.getUsdRate, { currencyId: formatCurrencyId(ETHER), at: minute(3).toISOString() }],
  [
    calls.generateTokenId,
    { collection: formatCollectionId(dropOn('BASE')), minter: account('BASE', ALICE) },
  ],
  [calls.resolve, { domain: DOMAIN }],
]

/** Calls that are refused here, as they declare. */
const REFUSED: readonly Asked[] = [
  [
    calls.getInput,
    { signatureInputForm: { '@type': 'OPEN_SEA_ORDER_FILL', blockchain: 'ETHEREUM' } },
  ],
]

describe('the public client of the interface, unchanged,', () => {
  let url: string
  let app: FastifyInstance
  let chain: TestChain
  let localnet: Awaited<ReturnType<typeof startLocalnet>>
  let faultOf: ReturnType<typeof declarationsOf>

  before(async () => {
    const accounts = [{ address: HOLDER, lamports: 1_000_000_000n }]
    localnet = await startLocalnet({ rpcPort: 0, accounts })
    chain = await startChain()
    const bytecode = ensWith(DOMAIN, `0x${'ab'.repeat(20)}`, chain.url)
    await chain.cheats.setCode({ address: RESOLVER, bytecode })
    const pools = await testDatabase()
    await writeWorld(pools)
    app = await indexerOver(pools, {
      nodes: { SOLANA: [localnet.rpcUrl], ETHEREUM: [chain.url] },
      platform: PLATFORM,
      tokenSigner: `0x${'11'.repeat(32)}`,
    })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
    faultOf = declarationsOf(PUBLIC_METHODS)
  })
  after(async () => {
    await app.close()
    await chain.stop()
    await localnet.close()
  })

  it('is tried with all of its methods', () => {
    expect(PUBLIC_METHODS).to.have.members(CALLS.map(({ operationId }) => operationId))
    const tried = [...[...SERVED, ...REFUSED].map(([call]) => call), ...ORDER_CALLS, ...LAZY_CALLS]
    expect(tried).to.have.members(CALLS)
  })

  it('declares enough to tell other answers', () => {
    expect(faultOf('getItemById', { status: 200, value: { id: 'BASE:0x01:1' } })).to.contain(
      "must have required property 'blockchain'",
    )
    expect(faultOf('getItemById', { status: 418 })).to.contain('no answer of status 418')
  })

  for (const [call, parameters] of SERVED) {
    it(`gets what it declares from ${call.operationId}`, async () => {
      const answer = await askPublicly(url, call, parameters)
      expect(answer.status, JSON.stringify(answer)).to.equal(call.status ?? 200)
      const { operationId } = call
      expect(
        withoutUnknownSums(operationId, faultOf(operationId, withoutUnpricedSales(answer))),
      ).to.equal(undefined)
    })
  }

  for (const [call, parameters] of REFUSED) {
    it(`gets a refusal that it declares from ${call.operationId}`, async () => {
      const answer = await askPublicly(url, call, parameters)
      expect(answer.status).to.equal(400)
      expect(faultOf(call.operationId, answer)).to.equal(undefined)
    })
  }
})
