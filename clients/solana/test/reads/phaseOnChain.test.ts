import { modifyPhase } from '@mintline/solana'
import { expect } from 'chai'
import { Chain } from '../../../../tests/helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../../tests/helpers/collection.ts'
import { expectControlsError } from '../../../../tests/helpers/programFailure.ts'
import { phaseTiming } from '../../src/reads/phaseStatus.ts'
import { decodeEditionsControls } from '../../src/reads/records/editionsControls.ts'
import { storedAccount } from '../../src/rpc/readConnection.ts'

const START = 2_000_000_000n
const END = START + 1_000n

describe('phaseTiming compared with the program', () => {
  let chain: Chain
  let collection: Collection

  before(async () => {
    chain = await Chain.start()
    collection = await Collection.deploy(chain, { phases: [] })
    await collection.addPhase({ startTime: START, endTime: END })
  })

  for (const [moment, now, timing, refusal] of [
    ['before its start', START - 1n, 'not started', 'PhaseNotStarted'],
    ['at its start', START, 'not started', 'PhaseNotStarted'],
    ['a second after its start', START + 1n, 'active', undefined],
    ['a second before its end', END - 1n, 'active', undefined],
    ['at its end', END, 'finished', 'PhaseAlreadyFinished'],
    ['after its end', END + 1n, 'finished', 'PhaseAlreadyFinished'],
  ] as const) {
    it(`agree on a phase ${moment}: it is ${timing}`, async () => {
      await chain.setTime(now)
      const outcome = await collection.tryMint(await chain.wallet())
      if (refusal) expectControlsError(outcome, refusal)
      else expect(outcome.failure).to.equal(undefined)
      expect(phaseTiming(await firstPhase(), now)).to.equal(timing)
    })
  }

  it('agree on a phase that is switched off: it is inactive', async () => {
    await chain.setTime(START + 1n)
    const switchedOff = modifyPhase({
      deployment: collection.deployment,
      creator: collection.creator.publicKey,
      phaseIndex: 0,
      active: false,
      phase: { ...OPEN_PHASE, startTime: START, endTime: END },
    })
    await chain.send([switchedOff], [collection.creator])
    expectControlsError(await collection.tryMint(await chain.wallet()), 'PhaseNotActive')
    expect(phaseTiming(await firstPhase(), START + 1n)).to.equal('inactive')
  })

  async function firstPhase() {
    const account = storedAccount(collection.controls, await chain.account(collection.controls))
    const [phase] = account ? decodeEditionsControls(account).phases : []
    if (!phase) throw new Error('The collection has no phase.')
    return phase
  }
})
