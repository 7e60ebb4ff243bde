import type { Localnet } from '@mintline/localnet'
import { createConnection } from '@mintline/solana'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { balanceOf, keypair, startNetwork } from './_network.ts'
import { startNodeInFront } from './_nodeInFront.ts'

const SYMBOL = 'POOR'
const WALLETS = 40
/** Of a transaction with one signature. */
const FEE = 5_000n
/** Rent of one entry. */
const ENTRY_RENT = 2_115_840n

interface Upserted {
  readonly added: number
  readonly skipped: number
  readonly failedUpserts: readonly { readonly user: string; readonly message: string }[]
}

describe('mintline with a wallet that runs out of money', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'treasury', 'platform')
    workplace = new Workplace(['--priority-fee', 'off'])
    for (const name of ['poor', 'buyer']) workplace.writeKeypair(`${name}.json`, keypair(name))
    const { collection } = writeDrop(workplace, SYMBOL)
    const rows = Array.from({ length: WALLETS }, () => `${Keypair.generate().publicKey},1 SOL,1`)
    workplace.write('friends.csv', ['address,price,amount', ...rows].join('\n'))
    workplace.write('empty.csv', 'address,price,amount\n')
    workplace.write('drop.config.json', {
      collection: {
        ...collection,
        itemBaseUri: 'data:application/json,{"name":"Nr {}","image":"https://example.com/1.png"}',
      },
      phases: [
        { name: 'Everybody', type: 'public', price: '0.1 SOL' },
        { name: 'Friends', type: 'allowList', list: 'empty.csv' },
      ],
    })
  })
  after(() => localnet.close())

  const fund = async (name: string, lamports: bigint) => {
    const connection = createConnection(localnet.rpcUrl)
    const missing = lamports - (await balanceOf(localnet, keypair(name).publicKey))
    const latest = await connection.getLatestBlockhash()
    const signature = await connection.requestAirdrop(keypair(name).publicKey, Number(missing))
    await connection.confirmTransaction({ ...latest, signature })
  }

  it('writes the entries that it can pay for, reports the others, and ends with 6', async () => {
    // Given a collection and its owner
    await fund('poor', 1_000_000_000n)
    const as = ['--keypair', 'poor.json']
    const local = ['--url', localnet.rpcUrl]
    const launch = await workplace.runInside(['launch', ...as, ...local])
    expect(launch.code, launch.stderr).to.equal(0)
    const upsert = ['allowlist', 'upsert', '--phase', 'Friends', '--list', 'friends.csv', ...as]
    // When 40 entries are written, and another process meanwhile spends all but the rent of 25
    let spent: Promise<void> | undefined
    const node = await startNodeInFront(localnet.rpcUrl, (method) => {
      if (method !== 'sendTransaction') return undefined
      spent ??= spendDownTo('poor', 25n * ENTRY_RENT + 2_000_000n)
      return spent
    })
    const first = await workplace.jsonInside<Upserted>([...upsert, '--url', node.rpcUrl])
    await node.close()
    // Then some are written, and each of the others is reported with its missing amount
    expect(first.code, first.stdout + first.stderr).to.equal(6)
    const failed = first.data.failedUpserts
    expect(first.data.added + failed.length).to.equal(WALLETS)
    expect(first.data.added).to.equal(25)
    for (const { message } of failed) expect(message).to.match(/lamports|SOL/)
    // And with funds the same command writes the rest
    await fund('poor', 1_000_000_000n)
    const second = await workplace.jsonInside<Upserted>([...upsert, ...local])
    expect(second.code, second.stderr).to.equal(0)
    expect(second.data).to.deep.include({
      added: failed.length,
      skipped: WALLETS - failed.length,
      failedUpserts: [],
    })
  })

  it('reports how many items of a mint it could pay for, and ends with 6', async () => {
    // Given a buyer with funds for three items
    await fund('buyer', 1_000_000_000n)
    localnet.advanceClock(2)
    // When three are minted, one in each transaction, and another process spends the price of the third
    let sent = 0
    const node = await startNodeInFront(localnet.rpcUrl, (method) => {
      if (method !== 'sendTransaction') return undefined
      sent += 1
      return sent === 2 ? spendDownTo('buyer', 130_000_000n) : undefined
    })
    const mint = ['mint', '--quantity', '3', '--per-transaction', '1']
    const run = await workplace.jsonInside<{
      items: object[]
      failure: { quantity: string; reason: string }
    }>([...mint, '--keypair', 'buyer.json', '--url', node.rpcUrl])
    await node.close()
    // Then two are minted, and the third is reported
    expect(run.code, run.stderr).to.equal(6)
    expect(run.data.items).to.have.length(2)
    expect(run.data.failure.quantity).to.equal('1')
    expect(run.data.failure.reason).to.match(/lamports|SOL/)
  })

  /** Leaves a wallet this many lamports: the rest goes to the creator. */
  async function spendDownTo(name: 'poor' | 'buyer', lamports: bigint): Promise<void> {
    const connection = createConnection(localnet.rpcUrl)
    const spender = keypair(name)
    const left = await balanceOf(localnet, spender.publicKey)
    const latest = await connection.getLatestBlockhash()
    const transfer = SystemProgram.transfer({
      fromPubkey: spender.publicKey,
      toPubkey: keypair('creator').publicKey,
      lamports: left - lamports - FEE,
    })
    const transaction = new Transaction({ ...latest, feePayer: spender.publicKey }).add(transfer)
    transaction.sign(spender)
    const signature = await connection.sendRawTransaction(transaction.serialize())
    await connection.confirmTransaction({ ...latest, signature })
  }
})
