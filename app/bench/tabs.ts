import type { Result } from '../../tests/benchmarks/result.ts'
import { openAsCreator } from '../e2e/helpers/asCreator.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import type { Collection } from './collection.ts'
import { drawn, forget, SLOWER, slowDown, watch, watched } from './watch.ts'

const ROUNDS = 3

/** Measures a collection's slowest tab change on a slow processor, and how much the first page shifts. */
export async function tabChanges(
  app: RunningApp,
  { creator, deployment }: Collection,
): Promise<Result[]> {
  const { page, visit } = await openAsCreator(app, { creator, path: `#/collections/${deployment}` })
  await watch(page)
  await page.reload()
  const tabs = page.getByRole('navigation', { name: 'Collection' }).getByRole('link')
  await tabs.first().waitFor()
  await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
  const { layoutShift } = await watched(page)
  await slowDown(page)
  await forget(page)
  const count = await tabs.count()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < count; index += 1) {
      await tabs.nth(index).click()
      await tabs.nth(index).and(page.locator('[aria-current=page]')).waitFor()
      await drawn(page)
    }
  }
  const { slowestInteraction } = await watched(page)
  await visit.end()
  return [
    { what: 'layout shift of a collection', value: layoutShift, unit: '', bound: { most: 0 } },
    {
      what: `slowest change of tabs, processor ${SLOWER}× slower`,
      value: slowestInteraction,
      unit: 'ms',
      bound: { most: 200 },
    },
  ]
}
