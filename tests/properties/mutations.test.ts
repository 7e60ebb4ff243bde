import { config, expect } from 'chai'
import fc from 'fast-check'
import { Chain } from '../helpers/chain.ts'
import { mutatedSequence } from './model/mutations.ts'
import type { StepKind } from './model/steps.ts'
import { playMutated } from './run/playMutated.ts'
import { Tally } from './run/tally.ts'
import { World } from './run/world.ts'

const { MINTLINE_PROPERTY_RUNS, MINTLINE_PROPERTY_PATH } = process.env
/** Enough for dozens of changed instructions that succeed. */
const USUAL_RUNS = 60
const runs = Number(MINTLINE_PROPERTY_RUNS ?? USUAL_RUNS)

/**
 * Sends instructions with changed bytes and accounts within random sequences: each is refused without a trace, or keeps
 * the laws in `run/laws.ts`. `npm run fuzz:programs` does the same for as long as one likes.
 */
describe('Properties / changed instructions', function () {
  this.timeout('30m')

  const tallies = { right: new Tally<StepKind>(), changed: new Tally<StepKind>() }

  before(() => {
    config.truncateThreshold = 0
  })

  it('are refused without a trace, or lawful', async () => {
    const world = await World.create(await Chain.start())
    await fc.assert(
      fc.asyncProperty(mutatedSequence, (sequence) => playMutated(world, sequence, tallies)),
      {
        numRuns: runs,
        ...(MINTLINE_PROPERTY_PATH && { path: MINTLINE_PROPERTY_PATH }),
      },
    )
  })

  if (runs >= USUAL_RUNS && !MINTLINE_PROPERTY_PATH) {
    it('include many that succeed, and refusals by both programs', () => {
      const { changed } = tallies
      expect(changed.timesOf('success'), changed.report()).to.be.greaterThan(20)
      expect(changed.report())
        .to.match(/ controls\//)
        .and.match(/ editions\//)
    })
  }
})
