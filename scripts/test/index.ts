import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inParallel } from '@mintline/core'
import { findChangedSuites } from './changedSuites.ts'
import { filesToRepeat } from './failedFiles.ts'
import { longestFirst } from './longestFirst.ts'
import { type Output, Outputs } from './outputs.ts'
import { describeSlowest, fileTimes, keepTimes, longFiles, readTimes } from './slowestFiles.ts'
import { JOBS, SUITES, type Suite } from './suites.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Failed tests to retry. */
interface Doubt {
  readonly suite: Suite
  readonly files: string[]
  readonly failed: number
  readonly failures: string
}

let passed = 0
let failed = 0
const skipped: string[] = []
const failures: string[] = []
const doubts: Doubt[] = []
const unsteady: string[] = []

/** Where the suites' reporter writes how long tests take, and where the last run's times are. */
const timesFile = join(mkdtempSync(join(tmpdir(), 'mintline-times-')), 'times')
const lastTimesFile = join(root, 'node_modules', '.cache', 'mintline-tests', 'times.json')
/** Times of long files in one run, so that a fresh clone begins with these files, too. */
const recordedTimesFile = join(root, 'scripts', 'test', 'times.json')
writeFileSync(timesFile, '')

const outputs = new Outputs((text) => process.stdout.write(text))
const { values } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    since: { type: 'string', default: 'main' },
    'record-times': { type: 'boolean' },
  },
})
const { suites: chosen, leftOut } = values.changed
  ? await findChangedSuites(SUITES, values.since, root)
  : { suites: SUITES, leftOut: [] }
const lastTimes = readTimes(lastTimesFile)
const knownTimes = { ...readTimes(recordedTimesFile), ...lastTimes }
const suites = chosen.map((suite) => longestFirst(suite, knownTimes, root))

// Suites that keep all cores busy run one at a time, after the others; the longest runs beside both.
const longest = suites.filter((suite) => suite.isLongest)
const [whole, shared] = [true, false].map((isParallel) =>
  suites.filter((suite) => !suite.isLongest && (suite.isParallel ?? false) === isParallel),
) as [Suite[], Suite[]]
await Promise.all([
  inParallel(longest, runIfPossible, { concurrency: 1 }),
  inParallel(shared, runIfPossible, { concurrency: JOBS - 1 }).then(() =>
    inParallel(whole, runIfPossible, { concurrency: 1 }),
  ),
])
await inParallel(doubts, runAgain, { concurrency: 1 })

const times = fileTimes(readFileSync(timesFile, 'utf8'), root)
console.log(`\n=== slowest files\n${describeSlowest(times, lastTimes)}`)
// Of files that did not run, the times of an earlier run stay.
keepTimes(lastTimesFile, { ...lastTimes, ...times })
if (values['record-times']) keepTimes(recordedTimesFile, longFiles(times))
rmSync(join(timesFile, '..'), { recursive: true })

if (leftOut.length > 0) {
  console.log(`\n=== left out, though the change reaches it\n${leftOut.join('\n')}`)
}

// Repeated at the end, so that nobody has to search through thousands of lines.
if (unsteady.length > 0) console.log(`\n=== unsteady\n${unsteady.join('\n')}`)
if (failures.length > 0) console.log(`\n=== failures\n${failures.join('\n')}`)

const notRun = skipped.length > 0 ? `; skipped: ${skipped.join(', ')}` : ''
console.log(`\n${passed} passed, ${failed} failed${notRun}`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs a suite and counts its tests, or notes what it needs. */
async function runIfPossible(suite: Suite): Promise<void> {
  if (suite.needs && !suite.needs.isMet()) {
    skipped.push(`${suite.name} (to run them, ${suite.needs.howToGet})`)
    return
  }
  const ended = await show(suite, suite.name)
  passed += ended.passed
  if (ended.failures === undefined) return
  const files = filesToRepeat(suite, ended.failures, folderOf(suite))
  if (files) doubts.push({ suite, files, failed: ended.failed, failures: ended.failures })
  else fail(suite, ended)
}

/**
 * Retries failed tests' files, with nothing beside them. Tests that pass then are flaky: they do not fail the run, and
 * are listed as unsteady, to be fixed.
 */
async function runAgain({ suite, files, ...first }: Doubt): Promise<void> {
  const ended = await show({ ...suite, files }, `${suite.name}, once more: ${files.join(', ')}`)
  if (ended.failures !== undefined) return fail(suite, first)
  passed += first.failed
  unsteady.push(`${suite.name}\n${first.failures}`)
}

function fail({ name }: Suite, ended: { failed: number; failures?: string | undefined }): void {
  failed += Math.max(ended.failed, 1)
  failures.push(`${name}\n${ended.failures}`)
}

interface Ended {
  readonly passed: number
  readonly failed: number
  /** Describes the failed tests, or why the suite failed as a whole; undefined = it has passed. */
  readonly failures: string | undefined
}

/** Runs a suite under a title, and counts its tests. */
async function show(suite: Suite, title: string): Promise<Ended> {
  const shown = outputs.open()
  shown.write(`\n=== ${title}\n`)
  const { output, exitCode } = await run(suite, shown)
  const counts = suite.count(output)
  const start = output.search(suite.failures)
  let text: string | undefined
  if (counts.failed > 0) text = output.slice(Math.max(start, 0))
  // A suite that ends with an error but no failed test, or runs no tests, has failed as a whole.
  else if (exitCode !== 0 || counts.passed === 0) {
    text = `It ended with exit code ${exitCode} after ${counts.passed} tests.`
    shown.write(`${text}\n`)
  }
  shown.end()
  return { ...counts, failures: text }
}

/** Runs a suite, showing its output. */
function run(suite: Suite, shown: Output): Promise<{ output: string; exitCode: number | null }> {
  const child = spawn(suite.command, [...suite.args, ...(suite.files ?? [])], {
    cwd: folderOf(suite),
    // Otherwise bankrun logs every instruction, and colours hide the numbers to parse.
    env: { ...process.env, RUST_LOG: 'off', NO_COLOR: '1', TEST_TIMES: timesFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
    shown.write(chunk)
  })
  child.stderr.setEncoding('utf8').on('data', shown.write)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ output, exitCode }))
  })
}

function folderOf({ folder = '.' }: Suite): string {
  return join(root, folder)
}
