import { config, expect } from 'chai'
import fc from 'fast-check'
import { describeOnNetwork } from '../../clients/aptos/test/support/network.ts'
import { creationArbitrary, stepArbitrary, viaArbitrary } from './drop-machine/model/arbitraries.ts'
import { openingOf } from './drop-machine/model/opening.ts'
import { KINDS } from './drop-machine/model/outcomes.ts'
import type { StepKind } from './drop-machine/model/steps.ts'
import { open } from './drop-machine/run/open.ts'
import { StepCommand } from './drop-machine/run/stepCommand.ts'
import { createWorld, type World } from './drop-machine/run/world.ts'
import { Tally } from './run/tally.ts'

const { MINTLINE_PROPERTY_RUNS, MINTLINE_PROPERTY_PATH } = process.env

/** Enough for every step kind to succeed once, in less than half a minute. */
const USUAL_RUNS = 20
const MOST_STEPS = 30
const runs = Number(MINTLINE_PROPERTY_RUNS ?? USUAL_RUNS)

/**
 * Runs random sequences with everything that wallets do with a drop on Aptos, in both versions, and compares them step
 * by step with a plain model for the rules. `drop-machine/model/` predicts outcomes and knows nothing about the
 * network; `drop-machine/run/` sends the steps, by the client or as bare calls, and compares outcome, balances, records
 * and view answers.
 *
 * A failure prints its seed, its path and the shortest failing sequence. MINTLINE_PROPERTY_SEED chooses the sequences,
 * and together with MINTLINE_PROPERTY_PATH only that sequence. MINTLINE_PROPERTY_RUNS sets their number.
 */
describeOnNetwork('Properties / Aptos drop machine', () => {
  const tally = new Tally<StepKind>()
  let world: World

  before(async () => {
    // fast-check only reports an error's text, which therefore has to show the difference.
    config.truncateThreshold = 0
    world = await createWorld()
  })
  after(() => world?.network.close())

  it(`matches the model step by step, in ${runs} random sequences`, async () => {
    const commands = fc.commands(
      [stepArbitrary.map(({ step, via }) => new StepCommand(step, via, tally))],
      { maxCommands: MOST_STEPS, size: 'max' },
    )
    await fc.assert(
      fc.asyncProperty(creationArbitrary, viaArbitrary, commands, async (creation, via, steps) => {
        const { first, steps: opening } = openingOf(creation, via)
        const opened = opening.map((step) => new StepCommand(step, via, tally))
        await fc.asyncModelRun(() => open(world, creation, { via, first }), [...opened, ...steps])
      }),
      { numRuns: runs, ...(MINTLINE_PROPERTY_PATH && { path: MINTLINE_PROPERTY_PATH }) },
    )
  }).timeout('30m')

  // Fewer sequences, or a repeated one, need not include everything.
  if (runs >= USUAL_RUNS && !MINTLINE_PROPERTY_PATH) {
    it('includes a success of every kind of step', () => {
      const unseen = KINDS.filter((kind) => !tally.hasSucceeded(kind))
      expect(unseen, tally.report()).to.deep.equal([])
    })
  }
})
