import { fieldOf, nodeError } from '@mintline/core'
import { COMMITMENT, type ListPosition, type SolanaNode } from './solanaNode.ts'

/** A transaction in an address' list. */
export interface ListedTransaction {
  readonly signature: string
  readonly slot: number
  readonly hasFailed: boolean
}

const METHOD = 'getSignaturesForAddress'
const PAGE = 1_000

/**
 * Lists an address' transactions after a position, oldest first.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function listTransactions(
  node: SolanaNode,
  address: string,
  since: ListPosition,
): Promise<ListedTransaction[]> {
  const found: ListedTransaction[] = []
  for (;;) {
    const before = found.at(-1)
    const page = readPage(
      await node.call(METHOD, address, {
        commitment: COMMITMENT,
        limit: PAGE,
        ...(since.signature !== undefined && { until: since.signature }),
        ...(before && { before: before.signature }),
      }),
      before,
    )
    const fresh = page.filter((listed) => isAfter(listed, since))
    found.push(...fresh)
    // A node without the last known transaction also lists those before it.
    if (page.length < PAGE || fresh.length < page.length) return found.reverse()
  }
}

/**
 * Lists new transactions for many addresses in batches, oldest first.
 *
 * @returns Lists in address order, complete even for an address with more than one page.
 * @throws What `listTransactions` throws.
 */
export async function listTransactionsOfEach(
  node: SolanaNode,
  addresses: readonly { readonly address: string; readonly until: string }[],
): Promise<ListedTransaction[][]> {
  const pages = await node.callEach(
    METHOD,
    addresses.map(({ address, until }) => [
      address,
      { commitment: COMMITMENT, limit: PAGE, until },
    ]),
  )
  return Promise.all(
    pages.map((page, index) => {
      const found = readPage(page)
      const at = addresses[index]
      return at && found.length === PAGE
        ? listTransactions(node, at.address, { slot: -1, signature: at.until })
        : found.reverse()
    }),
  )
}

function isAfter({ signature, slot }: ListedTransaction, since: ListPosition): boolean {
  if (since.signature === undefined) return slot > since.slot
  return slot >= since.slot && signature !== since.signature
}

/** @param before The previous page's last entry; the list continues below it. */
function readPage(answer: unknown, before?: ListedTransaction): ListedTransaction[] {
  if (!Array.isArray(answer)) throw malformed()
  const listed = answer.map(readListed)
  const slots = [...(before ? [before] : []), ...listed].map(({ slot }) => slot)
  const isDescending = slots.every((slot, index) => slot <= (slots[index - 1] ?? slot))
  const isSame =
    before !== undefined && listed.some(({ signature }) => signature === before.signature)
  if (!isDescending || isSame) throw malformed()
  return listed
}

function readListed(value: unknown): ListedTransaction {
  const [signature, slot] = [fieldOf(value, 'signature'), fieldOf(value, 'slot')]
  if (typeof signature !== 'string' || typeof slot !== 'number') throw malformed()
  return { signature, slot, hasFailed: (fieldOf(value, 'err') ?? null) !== null }
}

function malformed() {
  return nodeError(METHOD, new Error('its answer is malformed'))
}
