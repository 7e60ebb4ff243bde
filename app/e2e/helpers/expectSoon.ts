import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'chai'
import { PATIENCE } from './patience.ts'

/** Milliseconds between checks. */
const INTERVAL = 50

/** Polls a page, which may still be changing, until it is as expected; in the end, shows how it differs. */
export async function expectSoon(
  look: () => Promise<unknown> | undefined,
  expected: unknown,
): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const found = await look()
    if (isDeepStrictEqual(found, expected)) return
    if (Date.now() >= end) expect(found).to.deep.equal(expected)
    await sleep(INTERVAL)
  }
}
