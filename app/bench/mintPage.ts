import type { Result } from '../../tests/benchmarks/result.ts'
import { connectCollector, openMintPage, switchToOther } from '../e2e/helpers/mintPage.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import type { Collection } from './collection.ts'
import { DROP_DESCRIPTION, DROP_NAME } from './drop.ts'
import { drawn, forget, SLOWER, slowDown, watch, watched } from './watch.ts'

/**
 * Measures the mint page's layout shift while it loads, and its slowest interaction on a slow processor until somebody
 * is about to mint.
 */
export async function mintPage(app: RunningApp, { drop }: Collection): Promise<Result[]> {
  const { page, end } = await openMintPage(app, drop)
  await watch(page)
  await page.reload()
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  await page.getByRole('img', { name: DROP_NAME }).waitFor()
  await page.getByText(DROP_DESCRIPTION).waitFor()
  const { layoutShift } = await watched(page)
  await slowDown(page)
  await forget(page)
  await connectCollector(page)
  await drawn(page)
  for (const name of ['One more', 'One fewer']) {
    await page.getByRole('button', { name }).click()
    await drawn(page)
  }
  await switchToOther(page)
  const { slowestInteraction } = await watched(page)
  await end()
  return [
    { what: 'layout shift of the mint page', value: layoutShift, unit: '', bound: { most: 0 } },
    {
      what: `slowest interaction of the mint page, processor ${SLOWER}× slower`,
      value: slowestInteraction,
      unit: 'ms',
      bound: { most: 200 },
    },
  ]
}
