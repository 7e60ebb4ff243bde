import { startLocalnet } from '@mintline/localnet'
import { createMint, getOrCreateAssociatedTokenAccount, mintTo } from '@solana/spl-token'
import { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { deployToken, TOKEN_SUPPLY } from '../../../clients/evm/test/support/token.ts'
import { getBalance } from '../../src/indexer/balances/calls.ts'
import { testDatabase } from '../_database.ts'
import { account } from './_addresses.ts'
import { ask, indexerOver } from './_app.ts'
import { ALICE } from './_names.ts'

const LAMPORTS = 9_000_000_000n

describe('balances', () => {
  let app: FastifyInstance
  let chain: TestChain
  let localnet: Awaited<ReturnType<typeof startLocalnet>>
  const payer = Keypair.generate()

  before(async () => {
    chain = await startChain()
    const accounts = [{ address: payer.publicKey.toBase58(), lamports: LAMPORTS }]
    localnet = await startLocalnet({ rpcPort: 0, accounts })
    app = await indexerOver(await testDatabase(), {
      nodes: {
        ETHEREUM: [chain.url],
        SOLANA: [localnet.rpcUrl],
        BASE: ['http://127.0.0.1:9'],
      },
    })
  })
  after(async () => {
    await app.close()
    await localnet.close()
    await chain.stop()
  })
  const balance = (currencyId: string, owner: string) => ask(app, getBalance, { currencyId, owner })

  it('are shown in ether and tokens', async () => {
    const holder = await chain.newWallet(1_500_000_000_000_000_000n)
    const owner = `ETHEREUM:${holder.address.toLowerCase()}`
    const ether = await balance('ETHEREUM:native', owner)
    expect(ether).to.deep.equal({
      status: 200,
      body: {
        currencyId: `ETHEREUM:0x${'0'.repeat(40)}`,
        owner,
        balance: '1500000000000000000',
        decimal: '1.5',
      },
    })
    const token = (await deployToken(chain, holder)).toLowerCase()
    expect((await balance(`ETHEREUM:${token}`, owner)).body).to.deep.equal({
      currencyId: `ETHEREUM:${token}`,
      owner,
      balance: String(TOKEN_SUPPLY),
      decimal: '1000000',
    })
    const nothing = await balance(`ETHEREUM:${token}`, account('ETHEREUM', ALICE))
    expect(nothing.body).to.include({ balance: '0', decimal: '0' })
  })

  it('are shown in SOL and tokens', async () => {
    const owner = `SOLANA:${payer.publicKey.toBase58()}`
    const sol = await balance('SOLANA:native', owner)
    expect(sol.body).to.include({ balance: String(LAMPORTS), decimal: '9' })
    const connection = new Connection(localnet.rpcUrl, 'confirmed')
    const mint = await createMint(connection, payer, payer.publicKey, null, 2)
    const currency = `SOLANA:${mint.toBase58()}`
    expect((await balance(currency, owner)).body).to.include({ balance: '0', decimal: '0' })
    const holding = await getOrCreateAssociatedTokenAccount(
      connection,
      payer,
      mint,
      payer.publicKey,
    )
    await mintTo(connection, payer, mint, holding.address, payer, 1234n)
    expect((await balance(currency, owner)).body).to.include({ balance: '1234', decimal: '12.34' })
  })

  it('are not found in what is no currency', async () => {
    for (const [currencyId, owner] of [
      [account('ETHEREUM', 50), account('ETHEREUM', ALICE)],
      [account('SOLANA', 50), account('SOLANA', ALICE)],
    ] as const) {
      expect(await balance(currencyId, owner)).to.deep.equal({
        status: 404,
        body: { code: 'NOT_FOUND', message: `There is no currency ${currencyId}` },
      })
    }
  })

  it('are refused on blockchains without a node, which is named', async () => {
    expect(await balance('PALM:native', account('PALM', ALICE))).to.deep.equal({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'This server has no node of PALM to ask' },
    })
    const flow = await balance('FLOW:native', account('FLOW', ALICE))
    expect(flow.status).to.equal(400)
  })

  it('are refused for an owner of another group of blockchains', async () => {
    const { status, body } = await balance('ETHEREUM:native', account('SOLANA', ALICE))
    expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
  })

  it('are unavailable while the node does not answer', async () => {
    const { status, body } = await balance('BASE:native', account('BASE', ALICE))
    expect([status, body.code]).to.deep.equal([503, 'UNAVAILABLE'])
  })
})
