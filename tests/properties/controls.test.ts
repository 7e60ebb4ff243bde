import { config, expect } from 'chai'
import fc from 'fast-check'
import { Chain } from '../helpers/chain.ts'
import { sequence } from './model/arbitraries.ts'
import { FREQUENT_REFUSALS, INSTRUCTIONS } from './model/outcomes.ts'
import type { StepKind } from './model/steps.ts'
import { play } from './run/play.ts'
import { Tally } from './run/tally.ts'
import { World } from './run/world.ts'

const { MINTLINE_PROPERTY_RUNS, MINTLINE_PROPERTY_PATH } = process.env
/** Enough for each frequent refusal to occur. */
const LEAST_RUNS = 200
const runs = Number(MINTLINE_PROPERTY_RUNS ?? LEAST_RUNS)

/**
 * Runs random sequences with all instructions by several wallets, and compares them step by step with a plain model for
 * the rules. `model/` predicts outcomes and knows nothing about the chain; `run/` sends the steps and compares outcome,
 * records, balances and bytes.
 *
 * A failure prints its seed, its path and the shortest failing sequence, with irrelevant steps undefined.
 * MINTLINE_PROPERTY_SEED chooses the sequences, and together with MINTLINE_PROPERTY_PATH only that sequence.
 * MINTLINE_PROPERTY_RUNS sets their number.
 */
describe('Properties / editions controls', function () {
  this.timeout('30m')

  const tally = new Tally<StepKind>()

  before(() => {
    // fast-check only reports an error's text, which therefore has to show the difference.
    config.truncateThreshold = 0
  })

  it('matches the model step by step, in random sequences of all instructions', async () => {
    const world = await World.create(await Chain.start())
    await fc.assert(
      fc.asyncProperty(sequence, (example) => play(world, example, tally)),
      {
        numRuns: runs,
        ...(MINTLINE_PROPERTY_PATH && { path: MINTLINE_PROPERTY_PATH }),
      },
    )
  })

  // Fewer sequences, or a repeated one, need not include every outcome.
  if (runs >= LEAST_RUNS && !MINTLINE_PROPERTY_PATH) {
    it('includes a success of every instruction', () => {
      const unseen = INSTRUCTIONS.filter((kind) => !tally.hasSucceeded(kind))
      expect(unseen, tally.report()).to.deep.equal([])
    })

    it('includes every refusal that is not rare', () => {
      const unseen = FREQUENT_REFUSALS.filter((refusal) => tally.timesOf(refusal) === 0)
      expect(unseen, tally.report()).to.deep.equal([])
    })
  }
})
