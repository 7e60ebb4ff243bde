import type { Localnet } from '@mintline/localnet'
import { Connection, type Keypair, VersionedTransaction } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { mintEffects } from '../../src/mint/mintEffects.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { nextItems } from '../../src/mint/nextItems.ts'
import { fetchMintBalances } from '../../src/mint/planClaim.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID } from '../../src/programIds.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { expectFailure, instructionCount } from './_mint.ts'

const PRICE = 2_000_000n
const FULL = { quantity: 4n, maxPerTransaction: 4 }

/** How nodes answer where Token-2022 has no Batch, as version 8 on the embedded network does. */
const REFUSED = {
  err: { InstructionError: [1, { Custom: 12 }] },
  logs: [
    'Program GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp invoke [1]',
    'Program uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t invoke [2]',
    'Program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb invoke [3]',
    'Program log: Error: Invalid instruction',
    'Program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb failed: custom program error: 0xc',
    'Program uCEcSNSckF7xi6BSTMRt2uE7CH5Fp6KCQZah1fBAX3t failed: custom program error: 0xc',
    'Program GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp failed: custom program error: 0xc',
  ],
  accounts: null,
  unitsConsumed: 30_000,
}

describe('calls to Token-2022 in a batch', () => {
  let localnet: Localnet
  let buyer: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  async function deploy(texts: { itemBaseUri?: string } = {}): Promise<Drop> {
    deployed += 1
    const itemBaseUri = 'data:application/json,{}'
    const symbol = `BATCH${deployed}`
    const drop = await Drop.deploy(localnet, { symbol, itemBaseUri, ...texts })
    await drop.addPhase({ priceAmount: PRICE })
    buyer = await fundedWallet(drop.connection)
    return drop
  }

  const mintOf = ({ address: deployment }: Drop) => ({ wallet: keypairWallet(buyer), deployment })

  /** A node in front of the network whose Token-2022 has no Batch, and how often it refused one. */
  function withoutBatch() {
    const refused = { count: 0 }
    const connection = new Connection(localnet.rpcUrl, {
      commitment: 'confirmed',
      fetch: async (url, init) => {
        const { id, method, params } = JSON.parse(`${init?.body}`)
        if (method !== 'simulateTransaction' || !isBatched(params[0])) return fetch(url, init)
        refused.count += 1
        const result = { context: { slot: 1 }, value: REFUSED }
        return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }))
      },
    })
    return { connection, refused }
  }

  it('let four items fit a transaction', async () => {
    const drop = await deploy()

    const { hashes, minted } = await mintItems(drop.connection, { ...mintOf(drop), ...FULL })

    expect([hashes.length, minted]).to.deep.equal([1, 4n])
    const count = await instructionCount(drop.connection, hashes[0] ?? '')
    expect(count).to.be.at.most(64)
    // And from now on plans on this connection use them
    const query = { deployment: drop.address, wallet: `${buyer.publicKey}`, ...FULL }
    expect((await prepareMint(drop.connection, query)).plan.transactions).to.have.length(1)
  })

  it('are left out where the network refuses them, after one simulation for a connection', async () => {
    const drop = await deploy()
    const { connection, refused } = withoutBatch()
    const query = { deployment: drop.address, wallet: `${buyer.publicKey}`, ...FULL }
    expect((await prepareMint(connection, query)).plan.transactions).to.have.length(2)

    const { hashes, minted } = await mintItems(connection, { ...mintOf(drop), ...FULL })

    expect([hashes.length, minted]).to.deep.equal([2, 4n])
    expect(refused.count).to.equal(1)
    await mintItems(connection, { ...mintOf(drop), quantity: 2n })
    expect(refused.count).to.equal(1)
  })

  it('error: four in a single transaction where the network refuses them; nothing is sent', async () => {
    const drop = await deploy()
    const single = { ...FULL, singleTransaction: true }

    const mint = mintItems(withoutBatch().connection, { ...mintOf(drop), ...single })

    const context = { quantity: 4n, max: 3n }
    expectFailure(await failureOf(mint), 'TRANSACTION_QUANTITY_EXCEEDED', context)
  })

  for (const [length, itemBaseUri] of [
    ['short', 'data:application/json,{}'],
    ['too long for a batch', `https://${'u'.repeat(192)}`],
  ] as const) {
    it(`have the planned instructions and rent, with texts that are ${length}`, async () => {
      const drop = await deploy({ itemBaseUri })
      const { connection, address: deployment } = drop
      const wallet = `${buyer.publicKey}`
      const state = await fetchMintState(connection, { deployment, wallet })
      if (!state.terms) throw new Error('a phase is open')
      const mint = { ...state, terms: state.terms, minter: wallet, quantity: 4n, usesBatch: true }
      const lamports = await fetchMintBalances(connection, mint)
      const input = { ...mint, lamports, maxPerTransaction: 4 }
      const next = { ...state, minter: buyer.publicKey, phaseIndex: 0, quantity: 4 }
      const effects = mintEffects(state.collection, nextItems(next), input)

      for (const { instructions, rent } of planMint(input).transactions) {
        const before = BigInt(await connection.getBalance(buyer.publicKey))
        const signature = await drop.send(instructions, [buyer])
        const after = BigInt(await connection.getBalance(buyer.publicKey))

        expect(before - after).to.equal(BigInt(instructions.length) * PRICE + 5_000n + rent)
        const minted = effects.splice(0, instructions.length)
        const planned = minted.reduce((sum, { instructionCount }) => sum + instructionCount, 0)
        expect(await instructionCount(connection, signature)).to.equal(planned)
      }
      expect(effects).to.deep.equal([])
    })
  }
})

/** True if a transaction in base64 has a mint that asks for a batch, which its last byte says. */
function isBatched(wire: string): boolean {
  const { message } = VersionedTransaction.deserialize(Buffer.from(wire, 'base64'))
  return message.compiledInstructions.some(
    ({ programIdIndex, data }) =>
      message.staticAccountKeys[programIdIndex]?.equals(EDITIONS_CONTROLS_PROGRAM_ID) &&
      data.at(-1) === 1,
  )
}
