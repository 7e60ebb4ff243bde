import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  concatHex,
  getCreate2Address,
  type Hex,
  numberToHex,
  pad,
  serializeErc6492Signature,
} from 'viem'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { signIn } from '../../../../clients/marketplace-api/src/index.ts'
import type { NodeUrls } from '../../../src/nodes/nodeUrls.ts'
import { testDatabase } from '../../_database.ts'
import { creationCodeOf, walletContractOf } from '../../signatures/_walletContract.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, loginFormOf, refusalOf, signedIn } from '../_connection.ts'
import { evmWallet, solanaWallet, type TestWallet } from '../_wallets.ts'

describe('sign-in of wallets that are contracts', () => {
  const owner = evmWallet('BASE')
  const stranger = evmWallet('BASE')
  let chain: TestChain
  let elsewhere: TestChain
  let contract: TestWallet
  before(async () => {
    ;[chain, elsewhere] = await Promise.all([startChain(), startChain()])
    const address = await otherContract()
    contract = { ...owner, address, text: `ETHEREUM:${address.toLowerCase()}` }
  })
  /** Address of another contract with the same owner. */
  async function otherContract(): Promise<string> {
    const { address } = await chain.newWallet(0n)
    const bytecode = walletContractOf(owner.address as Hex)
    await chain.cheats.setCode({ address: address as Hex, bytecode })
    return address
  }
  after(() => Promise.all([chain.stop(), elsewhere.stop()]))

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

  describe('after ten failures for which nodes were asked', () => {
    const MINUTE = 60_000
    let time = Date.now()
    let app: FastifyInstance
    const from = (ip: string) => connectionTo(app, { 'x-forwarded-for': ip })
    const enter = (wallet: TestWallet, ip: string) => signIn(from(ip), wallet)
    /** Fails as often as counts, by signatures for the contract that its owner did not make. */
    async function failTenTimes(wallet: TestWallet, ip: (count: number) => string) {
      for (let count = 0; count < 10; count += 1) {
        const forged = { ...wallet, sign: stranger.sign }
        expect((await refusalOf(enter(forged, ip(count)))).status).to.equal(401)
      }
    }
    const V4 = '10.0.0.1'
    beforeEach(async () => {
      app = await marketplaceOver(await testDatabase(), {
        nodes: { BASE: [chain.url] },
        proxies: ['127.0.0.1'],
        now: () => new Date(time),
      })
    })
    afterEach(() => app.close())

    it('asks none for wallets that are not known, from that network alone, for ten minutes', async () => {
      await failTenTimes(contract, () => V4)
      time += MINUTE
      const answer = await app.inject({
        method: 'POST',
        url: '/marketplace/auth/v1/login',
        headers: { 'x-forwarded-for': V4 },
        payload: await loginFormOf(app, contract),
      })
      expect([answer.statusCode, answer.headers['retry-after']]).to.deep.equal([429, '540'])
      expect(answer.json()).to.deep.equal({
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many sign-ins from here failed. Try again in 540 seconds',
      })
      await enter(contract, '10.0.0.2')
      time += 9 * MINUTE
      await enter(contract, V4)
    })

    it('lets in whoever has a key, and the wallets of users', async () => {
      await enter(contract, V4)
      await failTenTimes({ ...contract, address: await otherContract() }, () => V4)

      await enter(evmWallet('BASE'), V4)
      await enter(solanaWallet(), V4)
      await enter(contract, V4)
    })

    it('counts an IPv6 network of 64 bits as one', async () => {
      await failTenTimes(contract, (count) => `2001:db8:1:2::${count + 1}`)
      expect((await refusalOf(enter(contract, '2001:db8:1:2:ffff::1'))).status).to.equal(429)
      await enter(contract, '2001:db8:1:3::1')
    })

    it('counts those that come at once', async () => {
      const forged = { ...contract, sign: stranger.sign }
      const all = await Promise.all(Array.from({ length: 20 }, () => refusalOf(enter(forged, V4))))
      expect(all.filter(({ status }) => status === 429)).to.have.length(10)
    })
  })

  it('waits for a node that does not answer', () =>
    withNodes({ BASE: ['http://127.0.0.1:9'] }, async (app) => {
      const { status, body } = await refusalOf(signIn(connectionTo(app), contract))
      expect([status, body.code]).to.deep.equal([503, 'UNAVAILABLE'])
    }))

  describe('before they are deployed (ERC-6492)', () => {
    /** Deploys whatever code it is called with, after 32 bytes of salt; anvil has it. */
    const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    let salts = 0n
    /** A wallet that anybody may deploy, and that is its owner's then. */
    function early(signer = owner) {
      salts += 1n
      const salt = pad(numberToHex(salts))
      const code = creationCodeOf(walletContractOf(owner.address as Hex))
      const address = getCreate2Address({ from: FACTORY, salt, bytecode: code })
      const data = concatHex([salt, code])
      const sign = async (text: string, nonce: string) => {
        const { message, signature: inner } = await signer.sign(text, nonce)
        const signature = serializeErc6492Signature({
          address: FACTORY,
          data,
          signature: inner as Hex,
        })
        return { message, signature }
      }
      const wallet = { ...owner, address, sign, text: `ETHEREUM:${address.toLowerCase()}` }
      return wallet
    }
    it('sign in by what the contract will accept, and afterwards', () =>
      withNodes({ BASE: [chain.url] }, async (app) => {
        const wallet = early()
        const { userId } = await signedIn(app, wallet)
        await chain.cheats.setCode({
          address: wallet.address as Hex,
          bytecode: walletContractOf(owner.address as Hex),
        })
        expect((await signedIn(app, wallet)).userId).to.equal(userId)
        expect((await signedIn(app, { ...wallet, sign: owner.sign })).userId).to.equal(userId)
      }))

    it('are refused for the signature of another wallet, and for another deployment', () =>
      withNodes({ BASE: [chain.url] }, async (app) => {
        const [forged, other] = [early(stranger), early()]
        const swapped = { ...early(), sign: other.sign }
        for (const wallet of [forged, swapped, { ...stranger, sign: other.sign }]) {
          expect((await refusalOf(signIn(connectionTo(app), wallet))).status).to.equal(401)
        }
      }))

    it('are refused where a blockchain has another contract there', () =>
      withNodes({ BASE: [chain.url], POLYGON: [elsewhere.url] }, async (app) => {
        const wallet = early()
        await elsewhere.cheats.setCode({
          address: wallet.address as Hex,
          bytecode: walletContractOf(stranger.address as Hex),
        })
        expect((await refusalOf(signIn(connectionTo(app), wallet))).status).to.equal(401)
        await signedIn(app, early())
      }))

    it('are refused without a node, and for bytes that only end as such a signature does', async () => {
      await withNodes({}, async (app) => {
        expect((await refusalOf(signIn(connectionTo(app), early()))).status).to.equal(401)
      })
      await withNodes({ BASE: [chain.url] }, async (app) => {
        for (const start of ['', '00', 'ff'.repeat(96)]) {
          const signature = `0x${start}${'6492'.repeat(16)}`
          const sign = async (message: string) => ({ message, signature })
          const { status } = await refusalOf(signIn(connectionTo(app), { ...early(), sign }))
          expect(status).to.equal(401)
        }
      })
    })
  })
})
