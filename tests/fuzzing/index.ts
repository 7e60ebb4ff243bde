import { parseArgs } from 'node:util'
import { config } from 'chai'
import fc from 'fast-check'
import { Chain } from '../helpers/chain.ts'
import { sequence } from '../properties/model/arbitraries.ts'
import { mutatedSequence } from '../properties/model/mutations.ts'
import type { StepKind } from '../properties/model/steps.ts'
import { play } from '../properties/run/play.ts'
import { playMutated } from '../properties/run/playMutated.ts'
import { Tally } from '../properties/run/tally.ts'
import { World } from '../properties/run/world.ts'

const HELP = `Sends random sequences of instructions to the programs in target/deploy until the time is up.

Every second sequence sends the instructions as clients build them and compares each step with the
model in tests/properties. The others first send each instruction with changed bytes and accounts,
which must be refused without a trace or keep the laws in tests/properties/run/laws.ts.

Usage: npm run fuzz:programs -- [--minutes <number>] [--seed <number>] [--path <path>]

  --minutes  how long to go on; default: 10
  --seed     which sequences; default: others each time
  --path     play only the failing sequence that this path and the seed name`

/** Minutes between two lines of progress. */
const PROGRESS_MINUTES = 1

/** More than any run plays: the time ends it. */
const MOST_SEQUENCES = 2 ** 31 - 1

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % MOST_SEQUENCES) },
    path: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(HELP)
// bankrun may keep a process alive, and so may the sequence that the time has interrupted.
else process.exit(await fuzz(numberOf('minutes'), numberOf('seed'), values.path))

/** Returns the exit code. */
async function fuzz(minutes: number, seed: number, path: string | undefined): Promise<number> {
  // fast-check only reports an error's text, which therefore has to show the difference.
  config.truncateThreshold = 0
  const world = await World.create(await Chain.start())
  const tallies = { right: new Tally<StepKind>(), changed: new Tally<StepKind>() }
  const start = Date.now()
  let sequences = 0
  const report = () => {
    const elapsed = Math.round((Date.now() - start) / 60_000)
    const { right, changed } = tallies
    console.log(
      `${elapsed} min: ${sequences} sequences, ${right.total} instructions, ${changed.total} changed ones, ${changed.timesOf('success')} of them accepted`,
    )
  }
  console.log(`Seed ${seed}, for ${minutes} min.`)
  const progress = setInterval(report, PROGRESS_MINUTES * 60_000)
  const property = fc.asyncProperty(fc.oneof(sequence, mutatedSequence), (example) => {
    sequences += 1
    return 'mutations' in example
      ? playMutated(world, example, tallies)
      : play(world, example, tallies.right)
  })
  const result = await fc.check(property, {
    seed,
    ...(path !== undefined && { path }),
    numRuns: MOST_SEQUENCES,
    interruptAfterTimeLimit: minutes * 60_000,
    includeErrorInReport: true,
  })
  clearInterval(progress)
  report()
  console.log(`\nOutcomes of changed instructions:\n${tallies.changed.report()}`)
  if (!result.failed) return 0
  console.error(`\n${fc.defaultReportMessage(result)}`)
  const repeat = `--seed ${seed} --path ${result.counterexamplePath}`
  console.error(`\nRepeat it with: npm run fuzz:programs -- ${repeat}`)
  return 1
}

function numberOf(name: 'minutes' | 'seed'): number {
  const number = Number(values[name])
  if (Number.isFinite(number) && number >= 0) return number
  console.error(`--${name} is a number, not "${values[name]}".`)
  process.exit(1)
}
