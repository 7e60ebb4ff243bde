import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { encodePacked, type Hex, keccak256, numberToHex, recoverAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { generateTokenId } from '../../src/indexer/collections/calls.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { account, wallet } from '../read-model/_addresses.ts'
import { ask, indexerOver, type Parameters } from '../read-model/_app.ts'
import { writeItems } from '../read-model/_fixture.ts'
import { ALICE, BOB, dropOn } from '../read-model/_names.ts'
import { STORED } from '../read-model/_rows.ts'
import { writeWorld } from '../read-model/_world.ts'

const SIGNER: Hex = `0x${'33'.repeat(32)}`
const DROP = dropOn('BASE')
const OF_ALICE = { collection: formatCollectionId(DROP), minter: account('BASE', ALICE) }

describe('token ids', () => {
  let pools: TestDatabase
  let app: FastifyInstance
  before(async () => {
    pools = await testDatabase()
    await writeWorld(pools)
    app = await indexerOver(pools, { tokenSigner: SIGNER })
  })
  after(() => app.close())

  /** Takes a token id. */
  const take = async (parameters: Parameters = OF_ALICE): Promise<bigint> => {
    const { status, body } = await ask(app, generateTokenId, parameters)
    expect(status, JSON.stringify(body)).to.equal(200)
    return BigInt(body.tokenId)
  }
  const numberOf = (tokenId: bigint) => tokenId & ((1n << 96n) - 1n)

  it('are signed for their contract, as it checks them', async () => {
    const { body } = await ask(app, generateTokenId, OF_ALICE)
    expect(body['@type']).to.equal('ETHEREUM')
    if (body['@type'] !== 'ETHEREUM') return
    const tokenId = BigInt(body.tokenId)
    const hash = keccak256(encodePacked(['address', 'uint256'], [DROP.contract as Hex, tokenId]))
    const { v, r, s } = body.signature
    expect(v).to.be.oneOf([27, 28])
    const signature = { v: BigInt(v), r: r as Hex, s: s as Hex }
    expect(await recoverAddress({ hash, signature })).to.equal(privateKeyToAddress(SIGNER))
  })

  it("begin with the minter's address, and are each given out once", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => take()))
    expect(new Set(ids).size).to.equal(20)
    for (const id of ids) {
      expect(numberToHex(id, { size: 32 }).slice(0, 42)).to.equal(wallet('BASE', ALICE))
    }
    const others = { ...OF_ALICE, minter: account('BASE', BOB) }
    expect(numberOf(await take(others))).to.equal(1n)
    expect(numberOf(await take(others))).to.equal(2n)
  })

  it('leave out those that items have', async () => {
    const last = await take()
    const changes = [{ type: 'MINT', to: wallet('BASE', ALICE), at: STORED, block: 1n }] as const
    const taken = [1n, 2n].map((further) => ({ ...DROP, tokenId: last + further }))
    await writeItems(
      pools,
      taken.map((item) => ({ item, collection: DROP, changes })),
    )
    expect(await take()).to.equal(last + 3n)
  })

  it('are refused off EVM chains, for minters of others, and in unknown collections', async () => {
    const refusals: readonly (readonly [Parameters, number, string])[] = [
      [
        { collection: formatCollectionId(dropOn('SOLANA')), minter: account('SOLANA', ALICE) },
        400,
        'Token ids are given out on EVM chains alone, and SOLANA is none',
      ],
      [
        { ...OF_ALICE, minter: account('SOLANA', ALICE) },
        400,
        'minter is an address of SOLANA, and collection is of BASE',
      ],
      [
        { ...OF_ALICE, collection: `BASE:${wallet('BASE', 99)}` },
        404,
        `There is no collection BASE:${wallet('BASE', 99)}`,
      ],
    ]
    for (const [parameters, status, message] of refusals) {
      const answer = await ask(app, generateTokenId, parameters)
      expect([answer.status, answer.body.message]).to.deep.equal([status, message])
    }
    expect(await pools.write.selectFrom('token_ids').selectAll().execute()).to.have.length(2)
  })

  it('are refused without a signer, and none is taken', async () => {
    const unsigned = await indexerOver(pools)
    const before = await take()
    expect(await ask(unsigned, generateTokenId, OF_ALICE)).to.deep.equal({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'This server has no signer of token ids on BASE' },
    })
    expect(await take()).to.equal(before + 1n)
    await unsigned.close()
  })
})
