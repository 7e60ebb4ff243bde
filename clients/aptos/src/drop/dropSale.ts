import type { DropSale } from '@mintline/core/drop'

/** The parts of a drop that decide when its items can be minted. */
export interface SoldDrop {
  readonly totalMinted: bigint
  /** 0 = unlimited. */
  readonly totalSupply: bigint
  /** Starts in Unix seconds. */
  readonly phases: readonly { readonly saleMintTime: bigint; readonly minted: bigint }[]
  readonly isPaused: boolean
  /** End of minting in Unix seconds; undefined = open end. */
  readonly endTime: bigint | undefined
}

/** Returns a drop's sale, for core's `dropStatus`. Phases keep their order. */
export function dropSale(drop: SoldDrop): DropSale {
  return {
    supply: { minted: drop.totalMinted, maxItems: drop.totalSupply },
    phases: drop.phases.map(({ saleMintTime: startTime, minted }) => ({
      startTime,
      // A phase lasts until the next one starts.
      endTime: undefined,
      isOpen: true,
      maxItems: 0n,
      minted,
    })),
    sale: { isPaused: drop.isPaused, endTime: drop.endTime },
  }
}
