import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import type { Call } from '../src/http/contract/call.ts'
import { isAccepted } from './accepted.ts'
import { type Failure, readReport } from './report.ts'
import { hasSchemathesis, runSchemathesis } from './schemathesis.ts'

/** Requests per call in each random phase. */
const EXAMPLES = '10'

/** A server under test. */
export interface Asking {
  /** OpenAPI document's URL. */
  readonly description: string
  /** Calls to test. */
  readonly calls: readonly Call[]
  /** Returns a path parameter's value; undefined = any, though most random values only lead to "not found". */
  readonly pathValue: (call: Call, name: string) => string | undefined
  /** `Name: value` lines sent with every request. */
  readonly headers?: readonly string[]
}

/** Sends random and boundary requests, and returns the unexpected failures. */
export async function failuresOf({
  description,
  calls,
  pathValue,
  headers = [],
}: Asking): Promise<Failure[]> {
  expect(hasSchemathesis(), 'Schemathesis is installed').to.equal(true)
  const folder = temporaryFolder()
  const [settings, report] = [join(folder, 'settings.toml'), join(folder, 'report.ndjson')]
  writeFileSync(settings, calls.map((call) => settingsOf(call, pathValue)).join('\n'))
  const output = await runSchemathesis(folder, [
    ...['--config-file', settings, 'run', description],
    ...['--phases', 'examples,coverage,fuzzing', '--max-examples', EXAMPLES, '--seed', '1'],
    ...['--generation-database', 'none', '--continue-on-failure', '--no-color'],
    ...['--report', 'ndjson', '--report-ndjson-path', report],
    ...headers.flatMap((header) => ['--header', header]),
    ...calls.flatMap(({ operationId }) => ['--include-operation-id', operationId]),
  ])

  const { calls: made, requests, failures } = readReport(readFileSync(report, 'utf8'))
  expect([...made], output).to.include.members(calls.map(({ method, path }) => `${method} ${path}`))
  expect(requests).to.be.greaterThan(10 * calls.length)
  return failures.filter((failure) => !isAccepted(failure))
}

function settingsOf(call: Call, pathValue: Asking['pathValue']): string {
  const lines = Object.keys(call.params ?? {}).flatMap((name) => {
    const value = pathValue(call, name)
    return value === undefined ? [] : [`"path.${name}" = ${JSON.stringify(value)}`]
  })
  if (lines.length === 0) return ''
  const head = `[[operations]]\ninclude-operation-id = ${JSON.stringify(call.operationId)}`
  return `${head}\n[operations.parameters]\n${lines.join('\n')}\n`
}
