import { type Connection, SYSVAR_CLOCK_PUBKEY } from '@solana/web3.js'
import { expect } from 'chai'
import { type Localnet, LocalnetError } from '../../src/index.ts'
import { fundedKeypair, rpc, startTestNet } from '../_setup.ts'

describe('time', () => {
  let localnet: Localnet
  let connection: Connection

  beforeEach(async () => {
    ;({ localnet, connection } = await startTestNet())
  })
  afterEach(() => localnet.close())

  const sysvarTime = async () => {
    const clock = await connection.getAccountInfo(SYSVAR_CLOCK_PUBKEY)
    return Number(clock?.data.readBigInt64LE(32))
  }

  it('runs with the wall clock', async () => {
    // When the clock sysvar is read between two readings of the wall clock
    const before = Math.floor(Date.now() / 1000)
    const time = await sysvarTime()

    // Then it lies between them
    expect(time).to.be.within(before, Math.floor(Date.now() / 1000))
  })

  it('stands still from a start on until it is moved', async () => {
    // Given a network with a time to start at, which follows no clock
    const START = 1_900_000_000
    const still = await startTestNet({ startTime: START })
    const readTime = async () => still.connection.getBlockTime(await still.connection.getSlot())
    const height = () => still.connection.getBlockHeight()

    // When the machine's clock goes on, then the network's does not
    const begin = Date.now()
    while (Date.now() < begin + 1_000) expect(await height()).to.equal(0)
    expect(await readTime()).to.equal(START)

    // And it moves by what it is told
    still.localnet.advanceClock(60)
    expect(await height()).to.equal(150)
    still.localnet.setClock(START + 100)
    expect([await height(), await readTime()]).to.deep.equal([250, START + 100])
    await still.localnet.close()
  })

  it('moves to a time and continues from there', async () => {
    // Given a time a little over ten days ahead
    const start = Date.now()
    const target = Math.floor(start / 1000) + 870_000
    const latest = () => target + Math.ceil((Date.now() - start) / 1000)

    // When the clock is set to it
    const { result } = await rpc(localnet.rpcUrl, 'mintline_setClock', [{ unixTimestamp: target }])

    // Then programs, blocks and slots have that time
    expect(result).to.have.property('unixTimestamp').that.is.within(target, latest())
    expect(await sysvarTime()).to.be.within(target, latest())
    const payer = await fundedKeypair(connection)
    const [made] = await connection.getSignaturesForAddress(payer.publicKey)
    expect(made?.blockTime).to.be.within(target, latest())
    const { epoch } = await connection.getEpochInfo()
    expect(epoch).to.equal(1041)
  })

  it('advances by seconds', async () => {
    // Given the height
    const start = Date.now()
    const height = await connection.getBlockHeight()

    // When a minute is skipped
    await rpc(localnet.rpcUrl, 'mintline_advanceClock', [{ seconds: 60 }])

    // Then 150 blocks have passed, and those of 400 ms that the wall clock adds
    const found = await connection.getBlockHeight()
    const added = Math.ceil((Date.now() - start) / 400)
    expect(found).to.be.within(height + 150, height + 150 + added)
  })

  it('error: a time in the past', async () => {
    // When an earlier time is requested, then it is refused over RPC
    const { error } = await rpc(localnet.rpcUrl, 'mintline_setClock', [{ unixTimestamp: 1_000 }])
    expect(error?.code).to.equal(-32602)
    expect(error?.message).to.match(
      /^Time cannot move backwards: it is \d+ and 1000 was asked for\.$/,
    )

    // And so is a time beyond the range of dates
    const far = await rpc(localnet.rpcUrl, 'mintline_advanceClock', [{ seconds: 10 ** 15 }])
    expect(far.error?.message).to.equal('Time cannot move past the year 9999.')

    // And in code
    expect(() => localnet.setClock(1_000))
      .to.throw(LocalnetError)
      .with.property('code', 'CLOCK_BACKWARDS')
  })
})
