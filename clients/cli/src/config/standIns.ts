import type { ConfigPath } from './configText.ts'

/**
 * Replaces an invalid value with a valid one, or removes an optional one, so that everything else can be checked.
 *
 * @param standIns A valid value for each required location.
 */
export function replaceByStandIn(config: unknown, path: ConfigPath, standIns: object): void {
  const key = path.at(-1)
  const holder = valueAt(config, path.slice(0, -1))
  if (key === undefined || !isHolder(holder)) return
  // One valid phase replaces them all.
  const standIn = valueAt(
    standIns,
    path.map((part) => (typeof part === 'number' ? 0 : part)),
  )
  if (standIn === undefined) delete holder[key]
  else holder[key] = structuredClone(standIn)
}

/** Returns the value at a location; undefined if it is missing. */
export function valueAt(value: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (isHolder(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  )
}

/** Returns true for an object or a list. */
export function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
