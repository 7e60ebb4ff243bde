import type { ItemParts } from '@mintline/core/identifiers'
import { smaller } from '../../../orders/state/orderState.ts'
import type { ActivityInBlock } from './decodeLogs.ts'

/** Copies to look for among moved ones. */
export interface WantedCopies {
  readonly transaction: string
  readonly contract: string
  /** Undefined = any one item. */
  readonly tokenId: bigint | undefined
  /** Undefined = anybody. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly copies: bigint
}

/** Copies that moved from one wallet to another. */
export interface MovedPart {
  readonly item: ItemParts
  readonly from: string
  readonly to: string
  readonly copies: bigint
}

/** Copies moved by transfers. Copies that are taken are gone, so none is sold twice. */
export class MovedCopies {
  readonly #left = new Map<string, (MovedPart & { copies: bigint })[]>()

  constructor(activities: readonly ActivityInBlock[]) {
    for (const { type, transaction, item, from, to, value } of activities) {
      if (type !== 'TRANSFER' || from === undefined || to === undefined) continue
      const moves = this.#left.get(transaction) ?? []
      moves.push({ item, from, to, copies: value })
      this.#left.set(transaction, moves)
    }
  }

  /**
   * Takes as many wanted copies as are left: from one item, grouped by the pair of wallets between which they moved.
   */
  take({ transaction, contract, tokenId, from, to, copies }: WantedCopies): MovedPart[] {
    const moves = (this.#left.get(transaction) ?? []).filter(
      (move) =>
        move.copies > 0n &&
        move.item.contract === contract &&
        (tokenId === undefined || move.item.tokenId === tokenId) &&
        (from === undefined || move.from === from) &&
        (to === undefined || move.to === to),
    )
    const taken = new Map<string, MovedPart>()
    let missing = copies
    for (const move of moves) {
      if (move.item.tokenId !== moves[0]?.item.tokenId) continue
      const part = smaller(move.copies, missing)
      if (part === 0n) break
      move.copies -= part
      missing -= part
      const pair = `${move.from} ${move.to}`
      taken.set(pair, { ...move, copies: (taken.get(pair)?.copies ?? 0n) + part })
    }
    return [...taken.values()]
  }
}
