import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import type { Call } from '../src/http/contract/call.ts'
import { isAccepted } from './accepted.ts'
import { type Failure, readReport } from './report.ts'
import { hasSchemathesis, runSchemathesis } from './schemathesis.ts'

/** Requests of a call in each phase that makes them at random. */
const EXAMPLES = '10'

/** A server that is asked. */
export interface Asking {
  /** URL of its description. */
  readonly description: string
  /** Calls that are made. */
  readonly calls: readonly Call[]
  /**
   * Value of a parameter in the path of a call, since most others lead to answers that nothing is there; undefined = any.
   */
  readonly pathValue: (call: Call, name: string) => string | undefined
  /** Headers of all requests. */
  readonly headers?: readonly string[]
}

/** Makes requests of all forms, and returns the failures that are not accepted. */
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
