import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { claimOwnership } from '../../../clients/marketplace-api/src/index.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { contractOf, presetContract } from '../orders/_contracts.ts'
import { writeCollections } from '../read-model/_fixture.ts'
import { dropOn } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { marketplaceOver } from './_app.ts'
import { connectionTo, refusalOf } from './_connection.ts'

const OWNED = `
pragma solidity 0.8.23;
contract Owned { address public owner; constructor(address owner_) { owner = owner_; } }`
const OWNER: Address = `0x${'0a'.repeat(20)}`
const NOBODY: Address = `0x${'00'.repeat(20)}`

describe('the owner of a collection', () => {
  let chain: TestChain
  let database: TestDatabase
  let app: FastifyInstance
  before(async () => {
    ;[chain, database] = await Promise.all([startChain(), testDatabase()])
    app = await marketplaceOver(database, { nodes: { BASE: [chain.url] } })
  })
  after(async () => {
    await app.close()
    await chain.stop()
  })

  const known = async (code: `0x${string}`) => {
    const contract = (await chain.deploy(code)).toLowerCase()
    const id = { blockchain: 'BASE', contract } as const
    await writeCollections(database, [collectionRow(id)])
    return formatCollectionId(id)
  }
  const claimed = async (id: string) => (await claimOwnership(connectionTo(app), { id })).owner

  it('is what the contract says now, each time', async () => {
    const id = await known(contractOf(OWNED, 'Owned', [OWNER]))
    expect(await claimed(id)).to.equal(`ETHEREUM:${OWNER}`)
    expect(await claimed(id)).to.equal(`ETHEREUM:${OWNER}`)
    expect(await claimed(await known(contractOf(OWNED, 'Owned', [NOBODY])))).to.equal(undefined)
  })

  it('stays as it is where the contract does not say', async () => {
    const id = await known(presetContract('ERC721PresetMinterPauserAutoId', ['I', 'I', 'ipfs://']))
    expect(await claimed(id)).to.equal(undefined)
  })

  it('is asked of nobody where there is no node, and of no collection that is not known', async () => {
    const others = [dropOn('ETHEREUM'), dropOn('SOLANA')]
    await writeCollections(
      database,
      others.map((id) => collectionRow(id)),
    )
    for (const id of others) {
      const { status, body } = await refusalOf(claimed(formatCollectionId(id)))
      expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
      expect(body.message).to.contain(id.blockchain)
    }
    expect((await refusalOf(claimed(`BASE:0x${'77'.repeat(20)}`))).status).to.equal(404)
  })
})
