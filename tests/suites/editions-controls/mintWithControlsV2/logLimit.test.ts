import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'

/** Nodes' limit for a transaction's logs, in bytes; bankrun has none. */
const LOG_LIMIT = 10_000
const MINTS = 3
/** One from the editions program and one from the controls. */
const EVENTS_PER_MINT = 2

describe('transaction logs of mintWithControlsV2', () => {
  it('contain the events of three mints within the limit of nodes', async () => {
    // Given a phase and a wallet without items
    const chain = await Chain.start()
    const drop = await Collection.deploy(chain, {
      phases: [{ ...OPEN_PHASE, priceAmount: 1_000n }],
    })
    const minter = await chain.wallet()

    // When it mints three items in one transaction
    const instructions = await Promise.all(
      [0n, 1n, 2n].map((count) =>
        drop.mintV2(minter.publicKey, { mintCount: count, issued: count }),
      ),
    )
    const { logs } = await chain.send(instructions, [minter])

    // Then all events are within the limit, even if the logs as a whole are not
    let bytes = 0
    const kept = logs.filter((log) => {
      bytes += Buffer.byteLength(log)
      return bytes <= LOG_LIMIT
    })
    const events = kept.filter((log) => log.startsWith('Program data: '))
    expect(events).to.have.length(MINTS * EVENTS_PER_MINT)
  })
})
