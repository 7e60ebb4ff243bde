import { callNode } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { decodeMint, type NodeTransaction, nodeTransactionOf } from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../localnet.ts'
import { Drop, fundedWallet } from '../reads/_drop.ts'

describe('nodeTransactionOf', () => {
  let localnet: Localnet
  let answer: Record<string, object>
  let transaction: NodeTransaction
  let minter: Keypair
  let mints: PublicKey[]

  before(async () => {
    localnet = await startPrograms()
    const drop = await Drop.deploy(localnet)
    await drop.addPhase()
    minter = await fundedWallet(drop.connection)
    mints = await drop.mint(minter, 2)
    const [mint] = await drop.connection.getSignaturesForAddress(drop.deployment)
    const config = { encoding: 'json', maxSupportedTransactionVersion: 0 }
    const node = { url: localnet.rpcUrl, fetch }
    answer = (await callNode(node, 'getTransaction', [mint?.signature, config])) as typeof answer
    const parsed = nodeTransactionOf(answer)
    if (!parsed) throw new Error('it did not land')
    transaction = parsed
  })
  after(() => localnet.close())

  it('has the nested instructions of two mints, and what they put into token accounts', () => {
    const decoded = transaction.instructions.flatMap((one) => decodeMint(one)?.mint ?? [])
    expect(decoded).to.deep.equal(mints.map(String))
    expect(transaction.balancesBefore).to.deep.equal([])
    // Nodes list balances in the order of the accounts' keys, which are random here.
    const balances = transaction.balancesAfter.map(({ account: _, ...balance }) => balance)
    expect(balances).to.have.deep.members(
      mints.map((mint) => ({ mint: String(mint), owner: String(minter.publicKey), amount: 1n })),
    )
    expect(transaction).to.include({ hasFailed: false, slot: answer.slot })
  })

  it('is undefined for a transaction that the node does not have', () => {
    expect(nodeTransactionOf(null)).to.equal(undefined)
  })

  it('refuses an answer that hides nested instructions or token balances', () => {
    for (const field of ['innerInstructions', 'preTokenBalances', 'postTokenBalances']) {
      const hidden = { ...answer, meta: { ...answer.meta, [field]: null } }
      expect(() => nodeTransactionOf(hidden), field).to.throw('its answer is malformed')
    }
    expect(() => nodeTransactionOf({ slot: 1 })).to.throw()
    expect(() => nodeTransactionOf('gateway')).to.throw()
  })
})
