import type { ChainKind } from '../../networks/chainKind.ts'
import { isHolder, valueAt } from '../standIns.ts'
import { CONFIG_VERSION } from './configVersion.ts'
import { type JsonObject, SETTING_ROWS } from './settings.ts'

/** Keys and indexes from a config's top to one of its values. */
type Keys = readonly (string | number)[]

/** A place in a config that a path with `*` stands for. */
interface Place {
  /** What each `*` stands for. */
  readonly stars: Keys
  readonly holder: JsonObject
  readonly key: string | number
}

/**
 * Returns a config of version 1 as version 2, with its values as they are written.
 *
 * @param config JSON of any shape; settings that version 1 lacks are left out.
 */
export function upgradeConfig(config: unknown, kind: ChainKind): JsonObject {
  const upgraded: JsonObject = {}
  for (const [earlier, path, { up } = {}] of SETTING_ROWS[kind]) {
    copy(config, earlier, upgraded, path, (value, holder) =>
      value === undefined || !up ? value : up(value, holder),
    )
  }
  const { $schema, ...settings } = upgraded
  return { ...($schema !== undefined && { $schema }), version: CONFIG_VERSION, ...settings }
}

/** Returns a config of version 2 as version 1; settings that the chain lacks are left out. */
export function earlierConfig(config: unknown, kind: ChainKind): JsonObject {
  const earlierOne: JsonObject = {}
  for (const [earlier, path, { down } = {}] of SETTING_ROWS[kind]) {
    copy(config, path, earlierOne, earlier, down ?? ((value) => value))
  }
  return earlierOne
}

/** Returns the settings in a config of version 1 that version 1 lacks. */
export function unknownSettings(config: unknown, kind: ChainKind): string[] {
  const known = SETTING_ROWS[kind].map(([earlier]) => earlier.split('.'))
  const walk = (value: unknown, keys: Keys): string[] => {
    const near = known.filter((row) => agree(row, keys))
    if (near.length === 0) return [keys.join('.')]
    // Values below a setting go with it.
    if (near.some((row) => row.length <= keys.length)) return []
    if (!isHolder(value)) return [keys.join('.')]
    return entriesOf(value).flatMap(([key, inner]) => walk(inner, [...keys, key]))
  }
  return walk(config, [])
}

/**
 * Returns where a setting of version 1 is in a config of version 2: `money.receivers` for `collection.treasury`. Other
 * paths stay as they are.
 *
 * @param config The config of version 2.
 */
export function upgradedPath(path: string, kind: ChainKind, config: unknown): string {
  const keys = path.split('.')
  const rows = SETTING_ROWS[kind].map(
    ([earlier, later]) => [earlier.split('.'), later.split('.')] as const,
  )
  const isLater = rows.some(([, later]) => later.length <= keys.length && agree(later, keys))
  const near = rows.filter(([earlier]) => agree(earlier, keys))
  if (isLater || near.length === 0) return path
  const exact = near.filter(([earlier]) => earlier.length <= keys.length)
  const found = exact.map(([earlier, later]) => [
    ...withStars(later, starsOf(earlier, keys)),
    ...keys.slice(earlier.length),
  ])
  const [first] = found
  if (first) {
    const present = found.find((one) => valueAt(config, one) !== undefined)
    return whereWritten(present ?? first, config).join('.')
  }
  const above = near.map(([earlier, later]) => withStars(later, starsOf(earlier, keys)))
  return above.reduce(commonStart).join('.')
}

/** Copies what one path stands for to where another path is. */
function copy(
  source: unknown,
  from: string,
  target: JsonObject,
  to: string,
  convert: (value: unknown, holder: JsonObject) => unknown,
): void {
  for (const { stars, holder, key } of placesOf(source, from.split('.'), target, to)) {
    const value = convert(holder[key], holder)
    if (value !== undefined) write(target, withStars(to.split('.'), stars), value)
  }
}

function placesOf(
  source: unknown,
  [first = '', ...rest]: readonly string[],
  target: JsonObject,
  to: string,
  stars: Keys = [],
): Place[] {
  if (!isHolder(source)) return []
  if (first === '*' && entriesOf(source).length === 0) {
    // An empty list stays one.
    const keys = withStars(to.split('.'), stars)
    write(target, keys, Array.isArray(source) ? [] : {}, true)
    return []
  }
  const keys = first === '*' ? entriesOf(source).map(([key]) => key) : [first]
  return keys.flatMap((key) => {
    const found = first === '*' ? [...stars, key] : stars
    return rest.length === 0
      ? [{ stars: found, holder: source, key }]
      : placesOf(source[key], rest, target, to, found)
  })
}

function write(target: JsonObject, keys: Keys, value: unknown, isDefault = false): void {
  let holder = target
  for (const [index, key] of keys.slice(0, -1).entries()) {
    const next = typeof keys[index + 1] === 'number' ? [] : {}
    if (!isHolder(holder[key])) holder[key] = next
    holder = holder[key] as JsonObject
  }
  const last = keys.at(-1) ?? ''
  if (!isDefault || holder[last] === undefined) holder[last] = value
}

/** Returns keys up to the first `*` that stands for nothing. */
function withStars(parts: readonly string[], stars: Keys): Keys {
  const left = [...stars]
  const keys: (string | number)[] = []
  for (const part of parts) {
    const key = part === '*' ? left.shift() : part
    if (key === undefined) break
    keys.push(key)
  }
  return keys
}

function starsOf(parts: readonly string[], keys: Keys): Keys {
  return keys.filter((_, index) => parts[index] === '*')
}

/** Returns true if two paths have the same beginning. */
function agree(parts: readonly string[], keys: Keys): boolean {
  return keys.every((key, index) => {
    const part = parts[index]
    return part === undefined || part === '*' || part === `${key}`
  })
}

function commonStart(one: Keys, other: Keys): Keys {
  const end = one.findIndex((key, index) => key !== other[index])
  return end < 0 ? one : one.slice(0, end)
}

/** Returns the path at which a value is written, such as a wallet's in place of shares. */
function whereWritten(keys: Keys, config: unknown): Keys {
  const end = keys.findIndex((_, index) => {
    const value = valueAt(config, keys.slice(0, index))
    return value !== undefined && !isHolder(value)
  })
  return end < 0 ? keys : keys.slice(0, end)
}

function entriesOf(holder: JsonObject): [string | number, unknown][] {
  return Array.isArray(holder) ? [...holder.entries()] : Object.entries(holder)
}
