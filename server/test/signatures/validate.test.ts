import { createPrivateKey, sign } from 'node:crypto'
import { Account, SigningSchemeInput } from '@aptos-labs/ts-sdk'
import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { privateKeyToAccount } from 'viem/accounts'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { getInput, validate } from '../../src/indexer/signatures/calls.ts'
import type { NodeUrls } from '../../src/nodes/nodeUrls.ts'
import { testDatabase } from '../_database.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { walletContractOf } from './_walletContract.ts'

type Form = Readonly<Record<string, unknown>>

const MESSAGE = 'Grüße an alle'
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)

describe('signatures', () => {
  let app: FastifyInstance
  before(async () => {
    app = await indexerOver(await testDatabase())
  })
  after(() => app.close())

  const asked = (form: Form, of = app) => ask(of, validate, { signatureValidationForm: form })
  const verdict = async (form: Form, of = app) => {
    const { status, body } = await asked(form, of)
    expect(status, JSON.stringify(body)).to.equal(200)
    return body as unknown
  }

  describe('of EVM wallets', () => {
    let form: { signer: string; message: string; signature: string }
    before(async () => {
      const signature = await owner.signMessage({ message: MESSAGE })
      form = { signer: `ETHEREUM:${owner.address}`, message: MESSAGE, signature }
    })

    it('count for the text and the wallet that they are of', async () => {
      expect(await verdict(form)).to.equal(true)
      expect(await verdict({ ...form, message: `${MESSAGE} ` })).to.equal(false)
      expect(await verdict({ ...form, signer: `ETHEREUM:${stranger.address}` })).to.equal(false)
      expect(await verdict({ ...form, signature: form.signature.toUpperCase() })).to.equal(false)
    })

    it('are false for any other bytes and texts', async () => {
      const others = fc.oneof(
        fc.string(),
        fc.uint8Array({ maxLength: 70 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
        fc.nat(64).map((at) => {
          const bytes = Buffer.from(form.signature.slice(2), 'hex')
          bytes[at] = (bytes[at] ?? 0) ^ 1
          return `0x${bytes.toString('hex')}`
        }),
      )
      await fc.assert(
        fc.asyncProperty(others, async (signature) => {
          expect(await verdict({ ...form, signature })).to.equal(false)
        }),
      )
    })

    describe('that are contracts', () => {
      let chain: TestChain
      let wallet: string
      const over = async (nodes: NodeUrls) => indexerOver(await testDatabase(), { nodes })
      before(async () => {
        chain = await startChain()
        wallet = (await chain.newWallet(0n)).address
        const bytecode = walletContractOf(owner.address)
        await chain.cheats.setCode({ address: wallet as `0x${string}`, bytecode })
      })
      after(() => chain.stop())

      it('count where the contract accepts them', async () => {
        const served = await over({ BASE: [chain.url] })
        const ofContract = { ...form, signer: `ETHEREUM:${wallet}` }
        const forged = await stranger.signMessage({ message: MESSAGE })
        expect(await verdict(ofContract, served)).to.equal(true)
        expect(await verdict({ ...ofContract, message: 'other' }, served)).to.equal(false)
        expect(await verdict({ ...ofContract, signature: forged }, served)).to.equal(false)
        expect(await verdict({ ...form, signature: forged }, served)).to.equal(false)
        await served.close()
      })

      it('do not count without a node, nor where another blockchain has another contract there', async () => {
        const ofContract = { ...form, signer: `ETHEREUM:${wallet}` }
        expect(await verdict(ofContract)).to.equal(false)
        const other = await startChain()
        await other.cheats.setCode({
          address: wallet as `0x${string}`,
          bytecode: walletContractOf(stranger.address),
        })
        const served = await over({ BASE: [chain.url], POLYGON: [other.url] })
        expect(await verdict(ofContract, served)).to.equal(false)
        await served.close()
        await other.stop()
      })

      it('are unknown while a node does not answer, unless a key made them', async () => {
        const served = await over({ BASE: ['http://127.0.0.1:9'] })
        const { status, body } = await asked({ ...form, signer: `ETHEREUM:${wallet}` }, served)
        expect([status, body.code]).to.deep.equal([503, 'UNAVAILABLE'])
        expect(await verdict(form, served)).to.equal(true)
        await served.close()
      })
    })
  })

  describe('of Solana wallets', () => {
    const { publicKey, secretKey } = Keypair.generate()
    const signer = `SOLANA:${publicKey.toBase58()}`
    const signature = base58.encode(ed25519(secretKey.subarray(0, 32), MESSAGE))
    const form = { signer, message: MESSAGE, signature }

    it('count for the text and the wallet that they are of', async () => {
      const other = Keypair.generate().publicKey.toBase58()
      expect(await verdict(form)).to.equal(true)
      expect(await verdict({ ...form, publicKey: publicKey.toBase58() })).to.equal(true)
      expect(await verdict({ ...form, publicKey: other })).to.equal(false)
      expect(await verdict({ ...form, message: 'other' })).to.equal(false)
      expect(await verdict({ ...form, signer: `SOLANA:${other}` })).to.equal(false)
    })

    it('are false for what is no signature', async () => {
      for (const text of ['', '0', '0x00', signature.slice(1), '1'.repeat(500_000)]) {
        expect(await verdict({ ...form, signature: text })).to.equal(false)
      }
    })

    it('cannot be forged for the system program, whose address is a key that everybody has', async () => {
      const nobody = Buffer.alloc(64)
      nobody[0] = 1
      const forged = { signer: `SOLANA:${'1'.repeat(32)}`, signature: base58.encode(nobody) }
      for (let number = 0; number < 32; number += 1) {
        expect(await verdict({ ...forged, message: `${number}` })).to.equal(false)
      }
    })
  })

  describe('of Aptos wallets', () => {
    const message = `APTOS\nmessage: ${MESSAGE}\nnonce: 42`
    const formOf = (account: Account) => ({
      signer: `APTOS:${account.accountAddress}`,
      publicKey: account.publicKey.toString(),
      message,
      signature: account.sign(Buffer.from(message)).toString(),
    })
    const account = Account.generate()
    const form = formOf(account)

    it('count for the full text and the account that they are of', async () => {
      const other = Account.generate()
      expect(await verdict(form)).to.equal(true)
      expect(await verdict({ ...form, message: `${message} ` })).to.equal(false)
      expect(await verdict({ ...form, signer: formOf(other).signer })).to.equal(false)
      expect(await verdict({ ...form, publicKey: formOf(other).publicKey })).to.equal(false)
      expect(await verdict({ ...form, signature: formOf(other).signature })).to.equal(false)
      expect(await verdict({ ...form, publicKey: '0x', signature: '0x' })).to.equal(false)
    })

    it('count for accounts with a key of any kind', async () => {
      const single = Account.generate({ scheme: SigningSchemeInput.Ed25519, legacy: false })
      const anyKind = {
        ...formOf(single),
        publicKey: `0x${Buffer.from(single.publicKey.bcsToBytes()).toString('hex')}`,
        signature: `0x${Buffer.from(single.sign(Buffer.from(message)).bcsToBytes()).toString('hex')}`,
      }
      expect(await verdict(anyKind)).to.equal(true)
      expect(await verdict({ ...anyKind, message: `${message}!` })).to.equal(false)
    })

    it('are false for bytes that a wallet signs as something else', async () => {
      const bytes = 'a transaction'
      const signature = account.sign(Buffer.from(bytes)).toString()
      expect(await verdict({ ...form, message: bytes, signature })).to.equal(false)
    })

    it('need a public key', async () => {
      expect(await asked({ ...form, publicKey: undefined })).to.deep.equal({
        status: 400,
        body: {
          code: 'VALIDATION',
          message: 'A signer of APTOS needs publicKey, since its address does not tell it',
        },
      })
    })
  })

  it('are refused on Flow, and for a signer that is none', async () => {
    const form = { message: '', signature: '' }
    expect(await asked({ ...form, signer: `FLOW:0x${'01'.repeat(8)}` })).to.deep.equal({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'This server has no node of FLOW to ask' },
    })
    for (const signer of ['0x1', 'BASE:0x1', 'ETHEREUM:0x1', 'SOLANA:0']) {
      const { status, body } = await asked({ ...form, signer })
      expect([status, body.code], signer).to.deep.equal([400, 'BAD_REQUEST'])
      expect(body.message).to.match(/^signer /)
    }
  })

  it("are not made in another marketplace's name", async () => {
    const signatureInputForm = { '@type': 'OPEN_SEA_ORDER_FILL', blockchain: 'ETHEREUM' }
    const { status, body } = await ask(app, getInput, { signatureInputForm })
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    expect(body.message).to.match(/needs a signature of OpenSea itself/)
  })
})

/** Signature of a text by the secret key of RFC 8032. */
function ed25519(seed: Uint8Array, message: string): Buffer {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const key = createPrivateKey({
    key: Buffer.concat([prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  return sign(null, Buffer.from(message), key)
}
