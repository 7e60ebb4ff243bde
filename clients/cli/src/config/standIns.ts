import type { ConfigPath } from './configText.ts'
import { SOME_WALLET } from './deployInputOf.ts'
import { newConfig } from './newConfig.ts'

const EVERYTHING = newConfig({
  symbol: 'STAND-IN',
  name: 'Stand-in',
  baseUri: 'https://example.com',
  supply: '0',
  price: '0',
  treasury: SOME_WALLET,
})

/** A valid value for each required location of a config. */
const RIGHT = {
  ...EVERYTHING,
  collection: {
    ...EVERYTHING.collection,
    // Never above the price, whatever that is.
    platformFee: { ...EVERYTHING.collection.platformFee, platformFeeValue: 0 },
    extraMeta: [{ field: 'stand-in', value: '' }],
  },
}

/**
 * Replaces an invalid value with a valid one, or removes it where it is optional, so that everything else can be
 * checked.
 */
export function replaceByStandIn(config: unknown, path: ConfigPath): void {
  const key = path.at(-1)
  const holder = valueAt(config, path.slice(0, -1))
  if (key === undefined || !isHolder(holder)) return
  // One valid phase replaces all of them.
  const standIn = valueAt(
    RIGHT,
    path.map((part) => (typeof part === 'number' ? 0 : part)),
  )
  if (standIn === undefined) delete holder[key]
  else holder[key] = structuredClone(standIn)
}

/** The value at a location; undefined where there is none. */
export function valueAt(value: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (isHolder(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  )
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
