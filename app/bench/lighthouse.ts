import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { median } from '../../tests/benchmarks/median.ts'
import type { Result } from '../../tests/benchmarks/result.ts'
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../e2e/helpers/chromium.ts'
import { mintPath } from '../e2e/helpers/mintPage.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import type { Collection } from './collection.ts'

/** Fetched at run time, as it is larger than all the pages' other dependencies. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const LEAST_SCORE = 90
/** Runs per page; the median counts, so it is odd. */
const RUNS = 3
/** Maximum bytes in a report, which holds screenshots. */
const MOST_BYTES = 64 * 1024 * 1024

const REPORT = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  environment: z.object({ benchmarkIndex: z.number() }),
})

/**
 * Measures Lighthouse's speed scores on a phone with slow 4G, out of 100, and its rating for this machine, which they
 * depend on.
 */
export async function lighthouseScores(app: RunningApp, { drop }: Collection): Promise<Result[]> {
  const pages = { console: '', 'mint page': mintPath(drop) }
  const results: Result[] = []
  const ratings: number[] = []
  for (const [page, path] of Object.entries(pages)) {
    const scores: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const { categories, environment } = await runLighthouse(app.url + path)
      scores.push(Math.round(categories.performance.score * 100))
      ratings.push(environment.benchmarkIndex)
    }
    const what = `Lighthouse: ${page}`
    results.push({ what, value: median(scores), unit: '', bound: { least: LEAST_SCORE } })
  }
  return [...results, { what: 'Lighthouse: this machine', value: median(ratings), unit: '' }]
}

async function runLighthouse(url: string) {
  const command = [
    ...['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', url],
    ...['--only-categories=performance', '--output=json', '--quiet'],
    '--no-enable-error-reporting',
    `--chrome-flags=--headless=new ${CHROMIUM_ARGUMENTS.join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)('npm', command, {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: MOST_BYTES,
  })
  return REPORT.parse(JSON.parse(stdout))
}
