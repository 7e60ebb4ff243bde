/** When a load ends: after seconds, or after a number of requests. */
export type Length = { readonly duration: number } | { readonly amount: number }

/** How thorough measurements are. */
export interface Effort {
  /** Warm-up before the load; undefined = none. */
  readonly warmUp: Length | undefined
  /** Measured load. */
  readonly load: Length
  /** Thousands of items to ingest. */
  readonly ingested: number
  /** Items to mint one by one. */
  readonly mints: number
  /** Server starts; the median counts. */
  readonly starts: number
}

/** For figures that count. */
export const THOROUGH: Effort = {
  warmUp: { duration: 2 },
  load: { duration: 8 },
  ingested: 50,
  mints: 40,
  starts: 3,
}

/** Enough to see that everything is measured. */
export const BRIEF: Effort = {
  warmUp: undefined,
  load: { amount: 40 },
  ingested: 2,
  mints: 3,
  starts: 1,
}
