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
import { connectionTo, refusalOf, signedIn } from '../_connection.ts'
import { evmWallet, type TestWallet } from '../_wallets.ts'

describe('sign-in of wallets that are contracts', () => {
  const owner = evmWallet('BASE')
  const stranger = evmWallet('BASE')
  let chain: TestChain
  let elsewhere: TestChain
  let contract: TestWallet
  before(async () => {
    ;[chain, elsewhere] = await Promise.all([startChain(), startChain()])
    const { address } = await chain.newWallet(0n)
    const bytecode = walletContractOf(owner.address as Hex)
    await chain.cheats.setCode({ address: address as Hex, bytecode })
    contract = { ...owner, address, text: `ETHEREUM:${address.toLowerCase()}` }
  })
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
