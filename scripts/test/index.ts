import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SUITES, type Suite } from './suites.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let passed = 0
let failed = 0
const skipped: string[] = []

for (const suite of SUITES) {
  if (suite.needs && !suite.needs.isMet()) {
    skipped.push(`${suite.name} (to run them, ${suite.needs.howToGet})`)
    continue
  }
  console.log(`\n=== ${suite.name}`)
  const { output, exitCode } = await run(suite)
  const counts = suite.count(output)
  passed += counts.passed
  failed += counts.failed
  // A suite that ends with an error but no failed test, or runs no tests, has failed as a whole.
  const isBroken = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  if (isBroken) {
    failed += 1
    console.log(`${suite.name} ended with exit code ${exitCode} after ${counts.passed} tests.`)
  }
}

const notRun = skipped.length > 0 ? `; skipped: ${skipped.join(', ')}` : ''
console.log(`\n${passed} passed, ${failed} failed${notRun}`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs a suite, showing its output. */
function run(suite: Suite): Promise<{ output: string; exitCode: number | null }> {
  const child = spawn(suite.command, suite.args, {
    cwd: join(root, suite.folder ?? '.'),
    // Otherwise bankrun logs every instruction, and colours hide the numbers to parse.
    env: { ...process.env, RUST_LOG: 'off', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
    process.stdout.write(chunk)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ output, exitCode }))
  })
}
