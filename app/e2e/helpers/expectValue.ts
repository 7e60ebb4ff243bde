import { expect } from 'chai'
import type { Locator } from 'playwright-core'

/** Waits until a field has a value, which the page may still be reading, and expects it. */
export async function expectValue(field: Locator, value: string): Promise<void> {
  const input = await field.elementHandle()
  const isOver = ([input, value]: readonly [unknown, string]) => {
    const { isConnected, value: found } = Object(input)
    return !isConnected || found === value
  }
  // After a timeout, the difference is more helpful.
  await field
    .page()
    .waitForFunction(isOver, [input, value] as const)
    .catch(() => undefined)
  // A form that is reset replaces the field.
  const isReplaced = await input?.evaluate(({ isConnected }) => !isConnected)
  if (isReplaced) return expectValue(field, value)
  expect(await field.inputValue()).to.equal(value)
}
