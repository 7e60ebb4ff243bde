import { CoreError, type InputProblem } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import {
  type CollectionInfo,
  fetchItemMints,
  fetchMints,
  type ItemMint,
  SolanaClientError,
} from '@mintline/solana'
import type { Connection } from '@solana/web3.js'

const NUMBER = /^[1-9]\d{0,19}$/

/**
 * Finds items by number or by mint address, deduplicated.
 *
 * @throws INPUT_INVALID with all items that the collection does not have
 */
export async function findItems(
  connection: Connection,
  info: CollectionInfo,
  names: readonly string[],
): Promise<ItemMint[]> {
  const hasNumbers = names.some((name) => NUMBER.test(name))
  const mints = hasNumbers ? await fetchMints(connection, info.editions) : []
  const byNumber = new Map<string, string>(mints.map(({ order, mint }) => [String(order), mint]))
  const found = names.map((name) => byNumber.get(name) ?? name)
  const problems = names.filter((_, index) => !isSolanaAddress(found[index] ?? ''))
  assertNone(problems, info)
  const items = await fetchItemMints(connection, [...new Set(found)])
  const others = items.filter(({ groupMint }) => groupMint !== info.groupMint)
  assertNone(
    others.map(({ mint }) => mint),
    info,
  )
  return items
}

function assertNone(items: readonly string[], info: CollectionInfo): void {
  if (items.length === 0) return
  const { symbol, numberOfTokensIssued: issued } = info
  const problems = items.map((item): InputProblem => {
    const { code, message } = new SolanaClientError('ITEM_NOT_FOUND', { item, symbol, issued })
    return { path: 'items.mint', code, message }
  })
  throw new CoreError('INPUT_INVALID', { problems })
}
