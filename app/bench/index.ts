// Measures the built pages' weight and smoothness, and compares them with their bounds: npm run bench:app

import { markdownTable } from '../../tests/benchmarks/markdownTable.ts'
import { isWithin, RESULT_TITLES, type Result, resultCells } from '../../tests/benchmarks/result.ts'
import { buildOnce } from '../e2e/helpers/buildOnce.ts'
import { mochaGlobalTeardown, mochaHooks } from '../e2e/helpers/globalFixtures.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import { startAppWithFiles } from '../e2e/helpers/startAppWithFiles.ts'
import { type Collection, deployMeasured } from './collection.ts'
import { firstLoads } from './firstLoads.ts'
import { idleRequests } from './idle.ts'
import { lighthouseScores } from './lighthouse.ts'
import { longLists } from './lists.ts'
import { mintPage } from './mintPage.ts'
import { tabChanges } from './tabs.ts'

/** Measurements in the browser, by name. */
const MEASUREMENTS: Record<string, (app: RunningApp, of: Collection) => Promise<Result[]>> = {
  lighthouse: lighthouseScores,
  tabs: tabChanges,
  mintPage,
  lists: longLists,
  idle: idleRequests,
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2)
  const folder = await buildOnce()
  await mochaHooks.beforeAll()
  const app = await startAppWithFiles()
  try {
    const collection = await deployMeasured(app)
    const results = [...firstLoads(folder)]
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue
      results.push(...(await measure(app, collection)))
    }
    console.log(markdownTable([RESULT_TITLES, ...results.map(resultCells)], 1))
    process.exitCode = results.every(isWithin) ? 0 : 1
  } finally {
    await app.close()
    await mochaGlobalTeardown()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
