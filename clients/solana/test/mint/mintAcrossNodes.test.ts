import { isMintlineError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { itemMintAddress } from '@mintline/solana'
import type { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { MintItemsInput } from '../../src/mint/mintItemsInput.ts'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts'
import { presentTime, type SimulatedTime, simulatedTime } from '../support/simulatedTime.ts'
import { expectFailure } from './_mint.ts'

const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/{}.png"}'

describe('mintItems on an unreliable network', () => {
  let localnet: Localnet
  let proxy: FaultProxy
  let time: SimulatedTime
  let drop: Drop
  let minter: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms({ startTime: presentTime() })
    proxy = await startFaultProxy({ rpcUrl: localnet.rpcUrl, seed: 7, faults: {} })
  })
  after(async () => {
    await proxy.close()
    await localnet.close()
  })

  beforeEach(async () => {
    time = simulatedTime(localnet)
    deployed += 1
    drop = await deploy(ITEM_URI)
    minter = await fundedWallet(drop.connection)
  })

  async function deploy(itemBaseUri: string): Promise<Drop> {
    const symbol = `NODES${deployed}${itemBaseUri.length}`
    const deployedDrop = await Drop.deploy(localnet, { symbol, itemBaseUri })
    await deployedDrop.addPhase({ priceAmount: 2_000_000n })
    return deployedDrop
  }

  function mintOf(quantity = 1n): MintItemsInput {
    return { wallet: time.walletOf(minter), deployment: `${drop.deployment}`, quantity }
  }

  /** A node that shows item accounts only after this many reads. */
  function nodeBehind(looks: number): Connection {
    let left = looks
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const response = await time.fetch(url, init)
      const isLookAtItems = String(init?.body).includes('getMultipleAccounts') && isReading
      if (!isLookAtItems || left === 0) return response
      left -= 1
      const answer = JSON.parse(await response.text())
      answer.result.value = answer.result.value.map(() => null)
      return new Response(JSON.stringify(answer), { headers: response.headers })
    }
    return createConnection(localnet.rpcUrl, { fetch, wsEndpoint: localnet.wsUrl })
  }
  let isReading = false
  const onProgress = ({ stage }: { stage: string }) => {
    isReading = stage === 'reading items'
  }

  it('waits until a lagging node shows the items', async () => {
    const { clock } = time

    const { items } = await mintItems(nodeBehind(5), mintOf(2n), {
      clock,
      onProgress,
    })

    expect(items).to.have.length(2)
    expect(time.slept.filter((milliseconds) => milliseconds === 500)).to.have.length(5)
  })

  it('error: no item is visible after 13 seconds', async () => {
    const { clock } = time
    const hashes: string[] = []

    const error = await failureOf(
      mintItems(nodeBehind(1_000), mintOf(), {
        clock,
        onProgress,
        beforeSend: ({ signature }) => {
          hashes.push(signature)
        },
      }),
    )

    const [hash = ''] = hashes
    expectFailure(error, 'NO_ITEMS_MINTED', { hash })
    expect(time.slept.filter((milliseconds) => milliseconds === 500)).to.have.length(26)
  })

  it('error: the node fails or the signal aborts after confirmation, with the minted items', async () => {
    const { clock } = time
    const failing = createConnection(localnet.rpcUrl, {
      fetch: async (url, init) =>
        isReading ? new Response('down', { status: 503 }) : time.fetch(url, init),
      wsEndpoint: localnet.wsUrl,
    })
    const controller = new AbortController()
    const { signal } = controller
    const itemIds = [0n, 1n].map(
      (count) => `SOLANA:${itemMintAddress(drop.deployment, minter.publicKey, count)}`,
    )

    const error = await failureOf(mintItems(failing, mintOf(), { clock, onProgress }))
    if (!isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) throw error
    expect(error.context.itemIds).to.deep.equal(itemIds.slice(0, 1))
    expect(error.cause).to.have.property('code', 'NODE_NOT_AVAILABLE')

    const left = await failureOf(
      mintItems(nodeBehind(0), mintOf(), {
        clock,
        signal,
        onProgress: (progress) => {
          onProgress(progress)
          if (isReading) controller.abort(new Error('the page was left'))
        },
      }),
    )
    if (!isMintlineError(left, 'MINTED_ITEMS_NOT_READ')) throw left
    expect(left.context).to.deep.include({
      itemIds: itemIds.slice(1),
      reason: 'the page was left',
    })
  })

  it('tries unavailable metadata three times, and then returns its URI', async () => {
    const { clock } = time
    drop = await deploy('https://example.com/{}.json')
    const asked: string[] = []

    const { items } = await mintItems(nodeBehind(0), mintOf(), {
      clock,
      metadata: {
        fetch: async (url) => {
          asked.push(String(url))
          return new Response(null, { status: 503 })
        },
      },
    })

    const uri = 'https://example.com/1.json'
    expect(asked).to.deep.equal([uri, uri, uri])
    const [metadata] = items.map((item) => item.metadata)
    expect(metadata).to.deep.include({ type: 'raw', uri })
  })

  it('mints exactly what it reports if half of all requests fail', async () => {
    // Given a network that drops, delays, duplicates and refuses requests
    const { clock, fetch } = time
    const connection = createConnection(proxy.url, { fetch })
    proxy.setFaults({
      sendTransaction: { dropRequest: 0.15, dropResponse: 0.2, duplicate: 0.1, serverError: 0.1 },
      '*': { dropRequest: 0.1, dropResponse: 0.1, tooManyRequests: 0.1, serverError: 0.1 },
    })

    // When items are minted repeatedly
    let reported = 0
    for (let round = 0; round < 6; round += 1) {
      try {
        const options = { clock, subscribe: false }
        const { failure } = await mintItems(connection, mintOf(3n), options)
        reported += 3 - Number(failure?.quantity ?? 0n)
      } catch (error) {
        if (isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) {
          reported += error.context.itemIds.length
          continue
        }
        expect(error).to.have.property('code', 'NODE_NOT_AVAILABLE')
      }
    }

    // Then the chain matches the reports, and each item was paid for once
    proxy.setFaults({})
    const query = { deployment: `${drop.deployment}`, wallet: `${minter.publicKey}` }
    const { mintCount } = await fetchMinterStats(drop.connection, query)
    expect(Number(mintCount)).to.equal(reported)
    expect(reported).to.be.greaterThan(0)
  })
})
