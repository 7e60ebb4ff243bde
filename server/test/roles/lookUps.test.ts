import type { Localnet } from '@mintline/localnet'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { sql } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { itemKey } from '../../src/database/keys/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { readRound } from '../../src/ingest/sources/solana/readRound.ts'
import { solanaNode } from '../../src/ingest/sources/solana/solanaNode.ts'
import * as marketplace from '../../src/marketplace/calls.ts'
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

  const account = (wallet: Keypair) => `SOLANA:${wallet.publicKey}`
  const OWNERS: readonly [Call, (owner: string) => Parameters][] = [
    [calls.getItemsByOwner, (owner) => ({ owner })],
    [calls.getItemsByOwnerWithOwnership, (owner) => ({ owner })],
    [calls.getCollectionsWithOwnedItems, (owner) => ({ owners: [owner] })],
    [calls.searchItems, (owner) => ({ itemsSearchRequest: { filter: { owners: [owner] } } })],
    [
      calls.searchOwnerships,
      (owner) => ({ ownershipSearchRequest: { filter: { owners: [owner] } } }),
    ],
    [
      marketplace.getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
      (owner) => ({ owner, blockchain: 'SOLANA' }),
    ],
    [
      marketplace.searchItemsUsingPOST,
      (owner) => ({ itemPageRequest: { size: 9, filter: { ownerAddresses: [owner] } } }),
    ],
    [
      marketplace.searchOwnerships,
      (owner) => ({ ownershipPageRequest: { size: 9, filter: { owner } } }),
    ],
    [
      marketplace.searchCollectionsOfItems,
      (owner) => ({ itemsCollectionsRequest: { size: 9, owner } }),
    ],
  ]
  for (const [call, parameters] of OWNERS) {
    for (const whose of ['new', 'former'] as const) {
      it(`has its new holder once ${call.operationId} lists what the ${whose} one holds`, async () => {
        // Given an item that was handed over, which nobody has seen
        await move()
        await readAll()
        expect(await ownerKnown()).to.equal(account(other))

        // When a call lists the items of one of the two
        const listed = account(whose === 'new' ? holder : other)
        expect(await lookUp(call, parameters(listed))).to.equal(200)
        await eventually(isOwnerAsked)
        await readAll()

        // Then its new holder is known
        expect(await ownerKnown()).to.equal(account(holder))
        expect(await isOwnerAsked()).to.equal(undefined)
      })
    }
  }

  it('waits for its time where a node does not tell what a wallet holds', async () => {
    for (const value of [undefined, [{}], [{ pubkey: 'x', account: { data: ['AA=='] } }]]) {
      // Given a node that refuses to list accounts, or lists nonsense
      await database().deleteFrom('wallet_watches').execute()
      node.lies = { ...node.lies, getTokenAccountsByOwner: () => ({ value }) }
      await move()

      // When somebody lists what the holder has
      await lookUp(calls.getItemsByOwner, { owner: account(holder) })
      await eventually(isOwnerAsked)
      await readAll()

      // Then the chain is read on, and the wallet is not asked for again at once
      expect(await ownerKnown()).to.not.equal(account(holder))
      expect(await isOwnerAsked()).to.equal(undefined)
      await lookUp(calls.getItemById, { itemId: itemId() })
      await eventually(isAsked)
      await readAll()
      await letWait()
    }
    const { getTokenAccountsByOwner: _, ...lies } = node.lies
    node.lies = lies
  })

  it('has its wallet asked for once, however often that is listed', async () => {
    let asked = 0
    node.lies = {
      ...node.lies,
      getTokenAccountsByOwner: (result) => {
        asked += 1
        return result
      },
    }
    for (let time = 0; time < 2; time += 1) {
      const often = Array.from({ length: 20 }, () =>
        lookUp(calls.getItemsByOwner, { owner: account(holder) }),
      )
      await Promise.all(often)
      await eventually(isOwnerAsked)
      await readAll()
    }
    expect(asked).to.equal(1)
  })

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
    await database().deleteFrom('wallet_watches').execute()
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

  async function isOwnerAsked(): Promise<true | undefined> {
    const watches = await database().selectFrom('wallet_watches').select('asked_at').execute()
    return watches.some(({ asked_at }) => asked_at !== null) ? true : undefined
  }

  /** Holder as the server has it, without a call that would look the item up. */
  async function ownerKnown(): Promise<string | undefined> {
    const { body } = await server.ask(calls.getAllItems, {})
    return body.items.find(({ id }) => id === itemId())?.ownerIfSingle
  }
})
