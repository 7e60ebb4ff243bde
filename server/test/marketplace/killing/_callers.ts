import { parseItemId, parseOrderId } from '@mintline/core/identifiers'
import {
  followUsingPOST,
  likeUsingPOST,
  unfollowUsingPOST,
  unlikeUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { itemKey, keyText, orderKey } from '../../../src/database/keys/index.ts'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import { upsertOrder } from '../../../src/indexer/calls.ts'
import { addressOf, type Market } from '../../orders/_market.ts'
import type { SignedIn } from '../_connection.ts'

/** Makes calls and remembers what the answers promise. */
export interface Caller {
  /** Makes the next call; throws if it is refused. */
  readonly call: (url: string) => Promise<void>
  /** Returns the ids of promises that the database does not keep. */
  readonly broken: (pools: Pools) => Promise<readonly string[]>
}

/** Creates a user who likes items and follows users in turn, and takes it back. */
export function liker(
  { userId, accessToken }: SignedIn,
  items: readonly string[],
  users: readonly string[],
): Caller {
  const promised = new Map<string, boolean>()
  let turn = 0
  return {
    call: async (url) => {
      turn += 1
      const isLike = turn % 2 === 0
      const ids = isLike ? items : users
      const id = ids[Math.floor(turn / 2) % ids.length] ?? ''
      const isOn = promised.get(id) ?? false
      // Until the answer arrives, either state is possible.
      promised.delete(id)
      const [on, off] = isLike
        ? [likeUsingPOST, unlikeUsingPOST]
        : [followUsingPOST, unfollowUsingPOST]
      await (isOn ? off : on)({ baseUrl: url, accessToken, retry: { attempts: 0 } }, { id })
      promised.set(id, !isOn)
    },
    broken: async ({ write }) => {
      const of = { likes: 'item', followings: 'followed_id' } as const
      const likes = await write
        .selectFrom('likes')
        .select(of.likes)
        .where('user_id', '=', userId)
        .execute()
      const followings = await write
        .selectFrom('followings')
        .select(of.followings)
        .where('user_id', '=', userId)
        .execute()
      const stored = new Set([
        ...likes.map(({ item }) => keyText(item)),
        ...followings.map(({ followed_id }) => followed_id),
      ])
      const storedAs = (id: string) => (items.includes(id) ? keyText(itemKey(parseItemId(id))) : id)
      return [...promised].flatMap(([id, isOn]) => (stored.has(storedAs(id)) === isOn ? [] : [id]))
    },
  }
}

/** Creates a maker who sends one bid after the other, each for an item minted for it. */
export function bidder(market: Market): Caller {
  const promised: string[] = []
  let item = 0
  return {
    call: async (url) => {
      item += 1
      await market.execute(market.nft, 'mint', [addressOf(1)])
      const form = await market.sign(market.bid({ take: market.numbered(item) }))
      const answer = await fetch(`${url}${upsertOrder.path}`, {
        method: upsertOrder.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ '@type': 'MINTLINE_V2', ...form }),
      })
      const body = await answer.text()
      if (!answer.ok) throw new Error(`A bid was refused: ${answer.status} ${body}`)
      promised.push(JSON.parse(body).id)
    },
    broken: async ({ write }) => {
      const orders = await write.selectFrom('orders').select('id').execute()
      const stored = new Set(orders.map(({ id }) => keyText(id)))
      return promised.filter((id) => !stored.has(keyText(orderKey(parseOrderId(id)))))
    },
  }
}

/**
 * Makes all callers call until the server is killed.
 *
 * @param onAnswer - called with the lowest answer count among the callers
 */
export async function callUntilKilled(
  callers: readonly Caller[],
  { url, isKilled, onAnswer }: { url: string; isKilled: () => boolean; onAnswer: OnAnswer },
): Promise<void> {
  const answers = callers.map(() => 0)
  const endlessly = async (caller: Caller, index: number) => {
    for (;;) {
      try {
        await caller.call(url)
      } catch (error) {
        // `fetch` throws this if nobody answers.
        if (isKilled() && error instanceof TypeError) return
        throw error
      }
      answers[index] = (answers[index] ?? 0) + 1
      onAnswer(Math.min(...answers))
    }
  }
  await Promise.all(callers.map(endlessly))
}

type OnAnswer = (least: number) => void
