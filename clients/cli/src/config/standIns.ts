import type { ConfigPath } from './configText.ts'

/**
 * Replaces an invalid value with a valid one, or removes it where it is optional, so that everything else can be
 * checked.
 *
 * @param standIns A valid value for each required location.
 */
export function replaceByStandIn(config: unknown, path: ConfigPath, standIns: object): void {
  const key = path.at(-1)
  const holder = valueAt(config, path.slice(0, -1))
  if (key === undefined || !isHolder(holder)) return
  // One valid phase replaces all of them.
  const standIn = valueAt(
    standIns,
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
