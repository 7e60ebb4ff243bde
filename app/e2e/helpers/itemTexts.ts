import { fetchItemMints, fetchMints } from '@mintline/solana'
import { connectionOf } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** Reads names and URIs of all items in a collection, ordered by number. */
export async function readItemTexts(app: RunningApp, deployment: string) {
  const connection = connectionOf(app)
  const listed = await fetchMints(connection, deployment)
  const mints = listed.map(({ mint }) => mint)
  const items = await fetchItemMints(connection, mints)
  return items.map(({ name, uri }) => ({ name, uri }))
}
