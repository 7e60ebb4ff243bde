import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Hex } from 'viem'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { signIn } from '../../../../clients/marketplace-api/src/index.ts'
import type { NodeUrls } from '../../../src/nodes/nodeUrls.ts'
import { testDatabase } from '../../_database.ts'
import { walletContractOf } from '../../signatures/_walletContract.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, signedIn } from '../_connection.ts'
import { evmWallet, type TestWallet } from '../_wallets.ts'

describe('sign-in of wallets that are contracts', () => {
  const owner = evmWallet('BASE')
  const stranger = evmWallet('BASE')
  let chain: TestChain
  let contract: TestWallet
  before(async () => {
    chain = await startChain()
    const { address } = await chain.newWallet(0n)
    const bytecode = walletContractOf(owner.address as Hex)
    await chain.cheats.setCode({ address: address as Hex, bytecode })
    contract = { ...owner, address, text: `ETHEREUM:${address.toLowerCase()}` }
  })
  after(() => chain.stop())

  async function withNodes(nodes: NodeUrls, check: (app: FastifyInstance) => Promise<void>) {
    const app = await marketplaceOver(await testDatabase(), { nodes })
    await check(app)
    await app.close()
  }

  it('is by what the contract accepts', () =>
    withNodes({ BASE: [chain.url] }, async (app) => {
      const { userId } = await signedIn(app, contract)
      expect((await signedIn(app, contract)).userId).to.equal(userId)
      expect((await signedIn(app, owner)).userId).to.not.equal(userId)
      const forged = { ...contract, sign: stranger.sign }
      expect((await refusalOf(signIn(connectionTo(app), forged))).status).to.equal(401)
    }))

  it('is refused without a node', () =>
    withNodes({}, async (app) => {
      expect((await refusalOf(signIn(connectionTo(app), contract))).status).to.equal(401)
    }))

  it('waits for a node that does not answer', () =>
    withNodes({ BASE: ['http://127.0.0.1:9'] }, async (app) => {
      const { status, body } = await refusalOf(signIn(connectionTo(app), contract))
      expect([status, body.code]).to.deep.equal([503, 'UNAVAILABLE'])
    }))
})
