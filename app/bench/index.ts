// Measures weight and smoothness of the built pages, and compares them with their bounds: npm run bench:app
import { Keypair } from '@solana/web3.js'
import { buildOnce } from '../e2e/helpers/buildOnce.ts'
import { mochaGlobalTeardown, mochaHooks } from '../e2e/helpers/globalFixtures.ts'
import { deployWithMerklePhases } from '../e2e/helpers/merklePage.ts'
import { startApp } from '../e2e/helpers/startApp.ts'
import { firstLoads } from './firstLoads.ts'
import { isWithin } from './result.ts'
import { formatTable } from './table.ts'
import { tabChanges } from './tabs.ts'

async function main(): Promise<void> {
  const folder = await buildOnce()
  await mochaHooks.beforeAll()
  const app = await startApp()
  try {
    const creator = Keypair.generate()
    const deployment = await deployWithMerklePhases(app, { creator })
    const collection = { creator, deployment }
    const results = [...firstLoads(folder), ...(await tabChanges(app, collection))]
    console.log(formatTable(results))
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
