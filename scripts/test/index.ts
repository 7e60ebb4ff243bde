import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inParallel } from '@mintline/core'
import { type Output, Outputs } from './outputs.ts'
import { JOBS, SUITES, type Suite } from './suites.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let passed = 0
let failed = 0
const skipped: string[] = []
const failures: string[] = []

const outputs = new Outputs((text) => process.stdout.write(text))
// Those that keep all cores busy run alone, after the others.
const [whole, shared] = [true, false].map((isParallel) =>
  SUITES.filter((suite) => (suite.isParallel ?? false) === isParallel),
) as [Suite[], Suite[]]
await inParallel(shared, runIfPossible, { concurrency: JOBS })
await inParallel(whole, runIfPossible, { concurrency: 1 })

// Once more at the end, where they are found without a search through thousands of lines.
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
  const shown = outputs.open()
  shown.write(`\n=== ${suite.name}\n`)
  await count(suite, shown)
  shown.end()
}

/** Runs a suite, and counts its tests. */
async function count(suite: Suite, shown: Output): Promise<void> {
  const { output, exitCode } = await run(suite, shown)
  const counts = suite.count(output)
  passed += counts.passed
  failed += counts.failed
  const start = output.search(suite.failures)
  if (counts.failed > 0 && start >= 0) failures.push(`${suite.name}\n${output.slice(start)}`)
  // A suite that ends with an error but no failed test, or runs no tests, has failed as a whole.
  const isBroken = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  if (isBroken) {
    failed += 1
    const reason = `${suite.name} ended with exit code ${exitCode} after ${counts.passed} tests.`
    shown.write(`${reason}\n`)
    failures.push(reason)
  }
}

/** Runs a suite, showing its output. */
function run(suite: Suite, shown: Output): Promise<{ output: string; exitCode: number | null }> {
  const child = spawn(suite.command, suite.args, {
    cwd: join(root, suite.folder ?? '.'),
    // Otherwise bankrun logs every instruction, and colours hide the numbers to parse.
    env: { ...process.env, RUST_LOG: 'off', NO_COLOR: '1' },
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
