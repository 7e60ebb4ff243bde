// Measures the server's speed and memory, and compares them with their bounds: npm run bench:server

import { isWithin } from '../../tests/benchmarks/result.ts'
import { reportError } from '../src/errors/reportError.ts'
import { benchOptions, HELP } from './options.ts'
import { formatReport } from './report/report.ts'

async function main(args: readonly string[]): Promise<void> {
  const { help, isJson, ...options } = benchOptions(args)
  if (help) {
    console.log(HELP)
    return
  }
  // Loads the server and the chains' tools, which help and refusals do without.
  const { runBenchmark } = await import('./runBenchmark.ts')
  const report = await runBenchmark(options)
  console.log(isJson ? JSON.stringify(report, null, 2) : formatReport(report))
  process.exitCode = report.results.every(isWithin) ? 0 : 1
}

main(process.argv.slice(2)).catch(reportError)
