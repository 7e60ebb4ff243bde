import type { Localnet } from '@mintline/localnet'
import { allowlistEntryAddress } from '@mintline/solana'
import { Connection, Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchAllowlist, fetchAllowlistEntry } from '../../src/reads/fetchAllowlist.ts'
import type { ReadProgress } from '../../src/reads/readOptions.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { startFaultProxy } from '../support/faultProxy.ts'
import { instantClock } from './_clock.ts'
import { Drop, failureOf } from './_drop.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

describe('An allowlist', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop
  const users = Array.from({ length: 230 }, () => Keypair.generate().publicKey)
  const [early] = users
  const later = Keypair.generate().publicKey
  const removed = Keypair.generate().publicKey

  before(async () => {
    // Given a collection with 230 wallets in one phase and two in another
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet, { symbol: 'LISTED' })
    connection = drop.connection
    await drop.addPhase({ phaseType: 'allowList' })
    await drop.addPhase({ phaseType: 'allowList' })
    await drop.allow(users, { phaseIndex: 0, price: 4_294_967_295, amount: 255 })
    await drop.allow(early ? [early, later] : [], { phaseIndex: 1, price: 0, amount: 1 })
    // And another collection with a list
    const other = await Drop.deploy(localnet, { symbol: 'OTHER', creator: drop.creator })
    await other.addPhase({ phaseType: 'allowList' })
    await other.allow([later], { phaseIndex: 0, price: 9, amount: 9 })
  })
  after(() => localnet.close())

  describe('fetchAllowlist', () => {
    it('returns all wallets of a phase, 100 in a request', async () => {
      const recording = recordingConnection(localnet.rpcUrl)
      const progress: ReadProgress[] = []
      const query = { deployment: drop.address, phaseIndex: 0 }
      const entries = await fetchAllowlist(recording.connection, query, {
        onProgress: (step) => progress.push(step),
      })

      const byUser = (a: { user: string }, b: { user: string }) => (a.user < b.user ? -1 : 1)
      expect([...entries].sort(byUser)).to.deep.equal(
        users
          .map((user) => ({
            address: allowlistEntryAddress(drop.deployment, user, 0).toBase58(),
            deployment: drop.address,
            user: user.toBase58(),
            phaseIndex: 0,
            price: 4_294_967_295n,
            amount: 255,
            payer: drop.creator.publicKey.toBase58(),
          }))
          .sort(byUser),
      )
      expect(batchSizes(recording.requests)).to.deep.equal([100, 100, 30])
      expect(progress.map(({ total }) => total)).to.deep.equal([230, 230, 230])
      expect(progress.at(-1)).to.deep.equal({ done: 230, total: 230 })
    })

    it('returns all phases of a collection', async () => {
      const entries = await fetchAllowlist(connection, { deployment: drop.address })
      const counts = [0, 1].map((index) => entries.filter((entry) => entry.phaseIndex === index))
      expect(counts.map(({ length }) => length)).to.deep.equal([230, 2])
      expect(entries.length).to.equal(232)
    })

    it('is empty if nobody is listed', async () => {
      const query = { deployment: drop.address, phaseIndex: 2 }
      expect(await fetchAllowlist(connection, query)).to.deep.equal([])
    })

    it('omits a wallet that is removed during the read', async () => {
      // Given a list from which a wallet is removed once its entries are found
      await drop.allow([removed], { phaseIndex: 1, price: 0, amount: 1 })
      const whileRead = new Connection(localnet.rpcUrl, {
        commitment: 'confirmed',
        fetch: async (url, init) => {
          const response = await fetch(url, init)
          if (String(init?.body).includes('getProgramAccounts')) await drop.disallow(removed, 1)
          return response
        },
      })

      // When it is read
      const query = { deployment: drop.address, phaseIndex: 1 }
      const entries = await fetchAllowlist(whileRead, query)

      // Then the wallet is not in it
      const wallets = entries.map(({ user }) => user)
      expect(wallets).to.have.members([String(early), String(later)])
    })

    it('reads the same over an unreliable network, with retries after 3 seconds', async () => {
      const query = { deployment: drop.address, phaseIndex: 0 }
      const faults = { dropRequest: 0.2, dropResponse: 0.1, serverError: 0.1, tooManyRequests: 0.1 }
      const proxy = await startFaultProxy({ rpcUrl: localnet.rpcUrl, faults: { '*': faults } })
      try {
        const { clock, slept } = instantClock(3_000)
        const read = await fetchAllowlist(createConnection(proxy.url), query, { clock })
        expect(read).to.have.deep.members(await fetchAllowlist(connection, query))
        const failures = [...proxy.happened.values()].reduce((sum, count) => sum + count, 0)
        expect(failures).to.be.greaterThan(0)
        expect(slept).to.deep.equal(Array(failures).fill(3_000))
      } finally {
        await proxy.close()
      }
    })

    it("ends at once with the signal's reason", async () => {
      const controller = new AbortController()
      const { connection: recorded, requests } = recordingConnection(localnet.rpcUrl)
      const query = { deployment: drop.address }
      const read = fetchAllowlist(recorded, query, {
        onProgress: () => controller.abort('page left'),
        signal: controller.signal,
      })
      expect(await failureOf(read)).to.equal('page left')
      expect(batchSizes(requests).length).to.be.at.most(3)
    })

    it('makes no request after the signal has aborted', async () => {
      const { connection: recorded, requests } = recordingConnection(localnet.rpcUrl)
      const signal = AbortSignal.abort('page left')
      const read = fetchAllowlist(recorded, { deployment: drop.address }, { signal })
      expect(await failureOf(read)).to.equal('page left')
      expect(requests).to.deep.equal([])
    })

    for (const phaseIndex of [-1, 256]) {
      it(`error: a phase ${phaseIndex}, which no entry can have`, async () => {
        const read = fetchAllowlist(connection, { deployment: drop.address, phaseIndex })
        expect(await failureOf(read)).to.include({
          code: 'NUMBER_OUT_OF_RANGE',
          message: `A number from 0 to 255 is needed, but received - ${phaseIndex}`,
        })
      })
    }
  })

  describe('fetchAllowlistEntry', () => {
    it('returns the entry of a wallet', async () => {
      const query = { deployment: drop.address, wallet: later.toBase58(), phaseIndex: 1 }
      expect(await fetchAllowlistEntry(connection, query)).to.deep.equal({
        address: allowlistEntryAddress(drop.deployment, later, 1).toBase58(),
        deployment: drop.address,
        user: later.toBase58(),
        phaseIndex: 1,
        price: 0n,
        amount: 1,
        payer: drop.creator.publicKey.toBase58(),
      })
    })

    it('is undefined for a wallet that is listed in another phase only', async () => {
      const query = { deployment: drop.address, wallet: later.toBase58(), phaseIndex: 0 }
      expect(await fetchAllowlistEntry(connection, query)).to.equal(undefined)
    })

    it('is undefined for lamports at the address of a future entry', async () => {
      const stranger = Keypair.generate().publicKey
      const toPubkey = allowlistEntryAddress(drop.deployment, stranger, 0)
      const transfer = { fromPubkey: drop.creator.publicKey, toPubkey, lamports: 1_000_000 }
      await drop.send([SystemProgram.transfer(transfer)], [drop.creator])
      const query = { deployment: drop.address, wallet: stranger.toBase58(), phaseIndex: 0 }
      expect(await fetchAllowlistEntry(connection, query)).to.equal(undefined)
    })

    it('error: an invalid wallet', async () => {
      const query = { deployment: drop.address, wallet: 'Ada', phaseIndex: 0 }
      expect(await failureOf(fetchAllowlistEntry(connection, query))).to.include({
        code: 'INVALID_ADDRESS',
        message: 'Invalid address Ada for blockchain SOLANA',
      })
    })
  })
})
