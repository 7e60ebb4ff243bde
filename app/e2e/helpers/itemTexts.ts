import { createConnection, fetchItemMints, fetchMints } from '@mintline/solana'
import type { RunningApp } from './startApp.ts'

/** Names and uris of all items of a collection, in the order of their numbers. */
export async function readItemTexts({ network }: RunningApp, deployment: string) {
  const connection = createConnection(network.rpcUrl, { wsEndpoint: network.wsUrl })
  const listed = await fetchMints(connection, { deployment })
  const items = await fetchItemMints(connection, { mints: listed.map(({ mint }) => mint) })
  return items.map(({ name, uri }) => ({ name, uri }))
}
