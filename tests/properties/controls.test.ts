import { config, expect } from 'chai'
import fc from 'fast-check'
import { Chain } from '../helpers/chain.ts'
import { sequence } from './model/arbitraries.ts'
import { FREQUENT_REFUSALS, INSTRUCTIONS } from './model/outcomes.ts'
import { play } from './run/play.ts'
import { Tally } from './run/tally.ts'
import { World } from './run/world.ts'

const { MINTLINE_PROPERTY_RUNS, MINTLINE_PROPERTY_SEED, MINTLINE_PROPERTY_PATH } = process.env
/** Enough that each of the frequent refusals comes up. */
const LEAST_RUNS = 200
const runs = Number(MINTLINE_PROPERTY_RUNS ?? LEAST_RUNS)

/**
 * Random sequences of all instructions by several wallets, held step by step against a plain model
 * of the rules. `model/` says what may happen and knows nothing of the chain; `run/` sends the steps
 * and compares outcome, records, balances and bytes.
 *
 * A failure prints its seed, its path and the shortest sequence that fails; steps that do not matter
 * are undefined in it. MINTLINE_PROPERTY_SEED plays the same sequences again, and together with
 * MINTLINE_PROPERTY_PATH that sequence alone. MINTLINE_PROPERTY_RUNS plays more of them.
 */
describe('Properties / editions controls', function () {
  this.timeout('30m')

  const tally = new Tally()

  before(() => {
    // fast-check passes on the text of an error alone: it has to name what differs.
    config.truncateThreshold = 0
  })

  it('behaves step by step as the model says, in random sequences of all instructions', async () => {
    const world = await World.create(await Chain.start())
    await fc.assert(
      fc.asyncProperty(sequence, (example) => play(world, example, tally)),
      {
        numRuns: runs,
        ...(MINTLINE_PROPERTY_SEED && { seed: Number(MINTLINE_PROPERTY_SEED) }),
        ...(MINTLINE_PROPERTY_PATH && { path: MINTLINE_PROPERTY_PATH }),
      },
    )
  })

  // Fewer sequences, or one that is played again, need not meet with everything.
  if (runs >= LEAST_RUNS && !MINTLINE_PROPERTY_PATH) {
    it('has seen every instruction succeed', () => {
      const unseen = INSTRUCTIONS.filter((kind) => !tally.hasSucceeded(kind))
      expect(unseen, tally.report()).to.deep.equal([])
    })

    it('has seen every refusal that is not rare', () => {
      const unseen = FREQUENT_REFUSALS.filter((refusal) => tally.timesOf(refusal) === 0)
      expect(unseen, tally.report()).to.deep.equal([])
    })
  }
})
