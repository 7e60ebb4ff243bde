import type { Localnet } from '@mintline/localnet'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { sql } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { itemKey } from '../../src/database/keys/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls/index.ts'
import { readRound } from '../../src/ingest/sources/solana/readRound.ts'
import { solanaNode } from '../../src/ingest/sources/solana/solanaNode.ts'
import * as marketplace from '../../src/marketplace/calls/index.ts'
import { eventually } from '../ingest/_follow.ts'
import { handOver, tokenAccount } from '../ingest/_items.ts'
import { startUnreliableNode, type UnreliableNode } from '../ingest/_unreliableNode.ts'
import { type Parameters, pathOf } from '../read-model/_app.ts'
import { type RunningServer, startFollowing } from './_server.ts'

/** Seconds between two looks at an item at least: longer than any test. */
const SCHEDULE = { shortest: 3_600, longest: 86_400 }

describe('an item that is not to be looked at for long', () => {
  let localnet: Localnet
  let node: UnreliableNode
  let server: RunningServer
  let drop: Drop
  let mint: PublicKey
  let holder: Keypair
  let other: Keypair
  /** Token accounts whose transactions the node was asked for. */
  let looks: unknown[] = []

  before(async () => {
    localnet = await startPrograms()
    node = await startUnreliableNode(localnet.rpcUrl)
    node.lies = {
      getSignaturesForAddress: (result, [account]) => {
        looks.push(account)
        return result
      },
    }
    // Its chain is followed by the rounds of each test.
    server = await startFollowing(localnet.rpcUrl, { roles: 'api' })
    drop = await Drop.deploy(localnet)
    await drop.addPhase()
    holder = await fundedWallet(drop.connection)
    other = await fundedWallet(drop.connection)
    const [minted] = await drop.mint(holder, 1)
    if (!minted) throw new Error('one was minted')
    mint = minted
  })
  beforeEach(async () => {
    await readAll()
    await letWait()
    looks = []
  })
  after(async () => {
    await server.close()
    await node.close()
    await localnet.close()
  })

  const itemId = () => `SOLANA:${mint}`
  const ownershipId = () => `${itemId()}:${holder.publicKey}`
  const LOOK_UPS: readonly [Call, () => Parameters][] = [
    [calls.getItemById, () => ({ itemId: itemId() })],
    [calls.getItemByIds, () => ({ itemIds: { ids: [itemId()] } })],
    [calls.getOwnershipById, () => ({ ownershipId: ownershipId() })],
    [calls.getOwnershipsByIds, () => ({ ownershipIds: { ids: [ownershipId()] } })],
    [calls.getOwnershipsByItem, () => ({ itemId: itemId() })],
    [marketplace.getItemsByIdsUsingPOST, () => ({ requestBody: [itemId()] })],
    [marketplace.getItemsByIdsDeprecatedUsingPOST, () => ({ requestBody: [itemId()] })],
    [marketplace.getOwnershipUsingGET, () => ({ id: ownershipId() })],
    [marketplace.getOwnershipsByIdsUsingPOST, () => ({ requestBody: [ownershipId()] })],
    [marketplace.getOwnershipsByIdsDeprecatedUsingPOST, () => ({ requestBody: [ownershipId()] })],
    [marketplace.getItemOwnershipsUsingGET, () => ({ id: itemId() })],
    [marketplace.getItemOwnershipsUsingPOST, () => ({ id: itemId(), pageRequest: {} })],
  ]
  for (const [call, parameters] of LOOK_UPS) {
    it(`has its new holder once ${call.operationId} looks it up`, async () => {
      // Given an item that was handed over, which nobody has seen
      const before = `SOLANA:${holder.publicKey}`
      await move()
      await readAll()
      expect(await ownerKnown()).to.equal(before)

      // When a call looks it up
      await lookUp(call, parameters())
      await eventually(isAsked)
      await readAll()

      // Then its new holder is known
      expect(await ownerKnown()).to.equal(`SOLANA:${holder.publicKey}`)
      expect(await isAsked()).to.equal(undefined)
    })
  }

  it('is not looked for where the server does not know it', async () => {
    const unknown = `SOLANA:${Keypair.generate().publicKey}`
    expect(await lookUp(calls.getItemById, { itemId: unknown })).to.equal(404)
    // Written after the unknown one, or with it.
    await lookUp(calls.getItemById, { itemId: itemId() })
    await eventually(isAsked)

    const watches = await database().selectFrom('item_watches').select('item').execute()
    expect(watches.map(({ item }) => item)).to.deep.equal([key()])
  })

  it('is looked at once, however often it is looked up', async () => {
    const account = String(tokenAccount(mint, holder.publicKey))
    const looksAtIt = () => looks.filter((each) => each === account).length

    await lookUpOften()
    await readAll()
    expect(looksAtIt()).to.equal(1)

    // Looked up again, it waits for its hour.
    await lookUpOften()
    await readAll()
    expect(looksAtIt()).to.equal(1)

    await sql`update item_watches set checked_at = checked_at - interval '1 hour'`.execute(
      database(),
    )
    await readAll()
    expect(looksAtIt()).to.equal(2)
  })

  const database = () => server.database.write
  const key = () => itemKey({ blockchain: 'SOLANA', contract: String(mint), tokenId: undefined })

  /** Reads the chain until there is nothing to be done at once. */
  async function readAll(): Promise<void> {
    const ending = new AbortController()
    const input = {
      node: solanaNode({ urls: [node.url], batchSize: 50, signal: ending.signal }),
      database: database(),
      blockchain: 'SOLANA',
      schedule: SCHEDULE,
    } as const
    while (await readRound(input));
    ending.abort()
  }

  /** Has the item looked at in a day, as one that has long been still. */
  async function letWait(): Promise<void> {
    await sql`
      update item_watches set
        asked_at = null, checked_at = now() - interval '2 hours', next_at = now() + interval '1 day'
    `.execute(database())
  }

  /** Hands the item over. */
  async function move(): Promise<void> {
    const [from, to] = [holder, other]
    await drop.send(handOver(mint, { from: from.publicKey, to: to.publicKey }), [from])
    holder = to
    other = from
  }

  async function lookUp(call: Call, parameters: Parameters): Promise<number> {
    const { method, body } = call
    const answer = await fetch(new URL(pathOf(call, parameters), server.url), {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parameters[body.name]),
      }),
    })
    await answer.arrayBuffer()
    return answer.status
  }

  async function lookUpOften(): Promise<void> {
    const often = Array.from({ length: 50 }, () => lookUp(calls.getItemById, { itemId: itemId() }))
    expect(await Promise.all(often)).to.deep.equal(often.map(() => 200))
    await eventually(isAsked)
  }

  async function isAsked(): Promise<true | undefined> {
    const watch = await database()
      .selectFrom('item_watches')
      .select('asked_at')
      .where('item', '=', key())
      .executeTakeFirstOrThrow()
    return watch.asked_at ? true : undefined
  }

  /** Holder as the server has it, without a call that would look the item up. */
  async function ownerKnown(): Promise<string | undefined> {
    const { body } = await server.ask(calls.getAllItems, {})
    return body.items.find(({ id }) => id === itemId())?.ownerIfSingle
  }
})
