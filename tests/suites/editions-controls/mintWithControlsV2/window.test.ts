import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changePhase } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { mintInVain } from '../../../helpers/effects.ts'
import { ALLOWLIST_PHASE, listed, listedPhase, merkleInput } from '../../../helpers/lists.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const START = 2_000_000_000n
const END = START + 100n
const WINDOW = { startTime: START, endTime: END }

describe('the phase window of mintWithControlsV2', () => {
  let chain: Chain
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
  })

  const moments = [
    { at: START - 1n, name: 'one second before the start', error: 'PhaseNotStarted' },
    { at: START, name: 'in the second of the start', error: 'PhaseNotStarted' },
    { at: END, name: 'in the second of the end', error: 'PhaseAlreadyFinished' },
    { at: END + 1n, name: 'one second after the end', error: 'PhaseAlreadyFinished' },
  ]
  for (const { at, name, error } of moments) {
    it(`refuses a mint ${name}`, async () => {
      const drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, ...WINDOW }] })
      await chain.setTime(at)

      expectControlsError(await mintInVain(drop, minter), error)
    })
  }

  for (const { at, name } of [
    { at: START + 1n, name: 'one second after the start' },
    { at: END - 1n, name: 'one second before the end' },
  ]) {
    it(`allows a mint ${name}`, async () => {
      const drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, ...WINDOW }] })
      await chain.setTime(at)

      await drop.mint(minter)

      expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
    })
  }

  it('is open for one second of two, and never in a phase of one second', async () => {
    const drop = await Collection.deploy(chain, {
      phases: [
        { ...OPEN_PHASE, startTime: START, endTime: START + 2n },
        { ...OPEN_PHASE, startTime: START, endTime: START + 1n },
      ],
    })
    await chain.setTime(START)
    expectControlsError(await mintInVain(drop, minter, { phaseIndex: 1 }), 'PhaseNotStarted')
    await chain.setTime(START + 1n)

    await drop.mint(minter, { phaseIndex: 0 })

    expectControlsError(await mintInVain(drop, minter, { phaseIndex: 1 }), 'PhaseAlreadyFinished')
  })

  it('applies to merkle and allowlist phases too', async () => {
    // Given phases that have ended, with a list place and an entry in them
    const entry = listed(minter.publicKey)
    const { list, phase } = listedPhase([entry], WINDOW)
    const drop = await Collection.deploy(chain, {
      phases: [phase, { ...ALLOWLIST_PHASE, ...WINDOW }],
    })
    await drop.allow(minter.publicKey, { phaseIndex: 1, price: 0, amount: 1 })
    await chain.setTime(END)

    // When the wallet mints in either of them, then it is refused
    const merkleMintInput = merkleInput(list, entry)
    expectControlsError(await mintInVain(drop, minter, { merkleMintInput }), 'PhaseAlreadyFinished')
    expectControlsError(
      await mintInVain(drop, minter, { phaseIndex: 1, usesAllowlist: true }),
      'PhaseAlreadyFinished',
    )
  })

  it('does not open a phase that the owner closed, until it is active again', async () => {
    const drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, ...WINDOW }] })
    await chain.setTime(START + 50n)
    await changePhase(drop, 0, WINDOW, false)

    expectControlsError(await mintInVain(drop, minter), 'PhaseNotActive')

    await changePhase(drop, 0, WINDOW, true)
    await drop.mint(minter)
    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('is checked after the active flag', async () => {
    const drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, ...WINDOW }] })
    await changePhase(drop, 0, WINDOW, false)
    await chain.setTime(START - 50n)

    expectControlsError(await mintInVain(drop, minter), 'PhaseNotActive')
  })

  it('refuses a mint in a collection without phases', async () => {
    const drop = await Collection.deploy(chain)

    expectControlsError(await mintInVain(drop, minter), 'NoPhasesAdded')
  })

  it('refuses the index after the last phase and the highest possible one', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })

    for (const phaseIndex of [1, 255]) {
      expectControlsError(await mintInVain(drop, minter, { phaseIndex }), 'InvalidPhaseIndex')
    }
  })
})
