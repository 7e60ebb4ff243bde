import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import type { FollowOptions } from '../../src/ingest/sources/followRounds.ts'
import { followSolana } from '../../src/ingest/sources/solana/followSolana.ts'

/** A running ingest from an embedded network. */
export interface Following {
  /** Stops it and waits until it has. */
  stop(): Promise<void>
}

/** Follows an embedded network, and checks for transfers once a second. */
export function follow(
  database: Kysely<DB>,
  url: string,
  options: Omit<FollowOptions, 'signal'> = {},
): Following {
  const controller = new AbortController()
  const source = {
    blockchain: 'SOLANA',
    urls: [url],
    batchSize: 50,
    interval: 200,
    schedule: { shortest: 1, longest: 1 },
  } as const
  const following = followSolana(database, source, { ...options, signal: controller.signal })
  return {
    stop: async () => {
      controller.abort()
      await following
    },
  }
}

/** Polls until something is found. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await sleep(50)
  }
}

/** Waits until the ingest has read a transaction. */
export async function hasRead(database: Kysely<DB>, signature: string): Promise<void> {
  await eventually(async () => {
    const cursor = await database.selectFrom('cursors').select('position').executeTakeFirst()
    return JSON.stringify(cursor ?? {}).includes(signature) ? true : undefined
  })
}

/** Polls until the answer is as expected; after four minutes, fails with the difference. */
export async function eventuallyEqual<T>(look: () => Promise<T>, expected: T): Promise<void> {
  await eventuallyBothEqual(look, async () => expected)
}

/**
 * Polls two sides, which may both still change, until they are equal; after four minutes, fails with the difference.
 */
export async function eventuallyBothEqual<T>(
  look: () => Promise<T>,
  lookOther: () => Promise<T>,
): Promise<void> {
  const end = Date.now() + 240_000
  for (;;) {
    const [found, other] = [await look(), await lookOther()]
    if (isDeepStrictEqual(found, other)) return
    if (Date.now() >= end) expect(found).to.deep.equal(other)
    await sleep(50)
  }
}
