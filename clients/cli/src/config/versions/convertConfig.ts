import { didYouMean } from '@mintline/core'
import type { ChainKind } from '../../networks/chainKind.ts'
import { isHolder, valueAt } from '../standIns.ts'
import { CONFIG_VERSION } from './configVersion.ts'
import { type JsonObject, SETTING_ROWS, type SettingRow } from './settings.ts'

/** Keys and indexes from a config's top to one of its values. */
type Keys = readonly (string | number)[]

/** A problem with a value in a config. */
export interface ConfigProblem {
  readonly path: string
  readonly message: string
}

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
  // Values of the wrong shape are refused where they are.
  for (const { keys, near } of misplacedIn(config, kind)) {
    const places = near.map(([earlier, path]) =>
      withStars(path.split('.'), starsOf(earlier.split('.'), keys)),
    )
    const place = places.length > 0 ? places.reduce(commonStart) : []
    if (place.length > 0) write(upgraded, place, valueAt(config, keys))
  }
  const { $schema, ...settings } = upgraded
  return { ...($schema !== undefined && { $schema }), version: CONFIG_VERSION, ...settings }
}

/** Returns the settings in a config of version 1 that version 1 lacks. */
export function unknownSettings(config: unknown, kind: ChainKind): string[] {
  return misplacedIn(config, kind).map(({ keys }) => keys.join('.'))
}

/**
 * Returns everything in a config of version 1 that version 2 cannot say: unknown settings, and values that only had a
 * meaning there. Paths are those of version 1.
 */
export function earlierProblems(config: unknown, kind: ChainKind): ConfigProblem[] {
  const collection = valueAt(config, ['collection'])
  if (!isHolder(collection) || Array.isArray(collection)) {
    const message = collection === undefined ? 'It is missing' : 'Write settings in { } here'
    return [{ path: 'collection', message }]
  }
  const unknown = misplacedIn(config, kind).filter(({ near }) => near.length === 0)
  const problems = unknown.map(({ keys }): ConfigProblem => {
    const message = `Unknown setting${didYouMean(String(keys.at(-1)), knownKeys(keys, kind))}`
    return { path: keys.join('.'), message }
  })
  for (const [earlier, , { problemOf } = {}] of SETTING_ROWS[kind]) {
    if (!problemOf) continue
    for (const { stars, holder, key } of placesOf(config, earlier.split('.'))) {
      const message = problemOf(valueAt(holder, [key]), holder)
      const path = withStars(earlier.split('.'), stars).join('.')
      if (message !== undefined) problems.push({ path, message })
    }
  }
  return problems
}

/** Returns the names that version 1 knows beside a key. */
function knownKeys(keys: Keys, kind: ChainKind): string[] {
  const around = keys.slice(0, -1)
  const rows = SETTING_ROWS[kind].map(([earlier]) => earlier.split('.'))
  return rows.filter((row) => agree(row, around)).flatMap((row) => row[around.length] ?? [])
}

/** A value in a version 1 config at which no setting stands. */
interface Misplaced {
  readonly keys: Keys
  /** Settings that would be below it; empty = it is unknown. */
  readonly near: readonly SettingRow[]
}

function misplacedIn(config: unknown, kind: ChainKind): Misplaced[] {
  const walk = (value: unknown, keys: Keys): Misplaced[] => {
    const near = SETTING_ROWS[kind].filter(([earlier]) => agree(earlier.split('.'), keys))
    if (near.length === 0) return [{ keys, near }]
    // Values below a setting go with it.
    if (near.some(([earlier]) => earlier.split('.').length <= keys.length)) return []
    const isList = near.some(([earlier]) => earlier.split('.')[keys.length] === '*')
    if (!isHolder(value) || (Array.isArray(value) && !isList)) return [{ keys, near }]
    return entriesOf(value).flatMap(([key, inner]) => walk(inner, [...keys, key]))
  }
  return walk(config, [])
}

/**
 * Returns a version 2 setting's path in a version 1 config: `collection.treasury` for `money.receivers`. Other paths
 * stay as they are.
 *
 * @param config The config of version 1.
 */
export function earlierPath(path: string, kind: ChainKind, config: unknown): string {
  const keys = path.split('.')
  const split = SETTING_ROWS[kind].map(
    ([earlier, later]) => [later.split('.'), earlier.split('.')] as const,
  )
  const lengthOf = (parts: readonly string[]) =>
    parts.length <= keys.length && agree(parts, keys) ? parts.length : 0
  const longest = Math.max(0, ...split.map(([from]) => lengthOf(from)))
  const hasMoved = Math.max(0, ...split.map(([, to]) => lengthOf(to))) >= Math.max(1, longest)
  const near = split.filter(([from]) => agree(from, keys))
  if (hasMoved || near.length === 0) return path
  const found = near
    .filter(([from]) => from.length <= keys.length)
    .map(([from, to]) => [...withStars(to, starsOf(from, keys)), ...keys.slice(from.length)])
  const [first] = found
  if (first) {
    const present = found.find((one) => valueAt(config, one) !== undefined)
    return whereWritten(present ?? first, config).join('.')
  }
  return near
    .map(([from, to]) => withStars(to, starsOf(from, keys)))
    .reduce(commonStart)
    .join('.')
}

/** Copies what one path stands for to where another path is. */
function copy(
  source: unknown,
  from: string,
  target: JsonObject,
  to: string,
  convert: (value: unknown, holder: JsonObject) => unknown,
): void {
  // Empty lists and elements stay.
  const keep = (stars: Keys, value: unknown) => {
    const holder = Array.isArray(value) ? [] : {}
    const parts = to.split('.')
    const end = parts.flatMap((part, index) => (part === '*' ? [index] : []))[stars.length]
    const last = parts.lastIndexOf('*')
    const keys = withStars(parts.slice(0, end ?? last + 1), stars)
    if (isHolder(value)) write(target, keys, holder, true)
  }
  for (const { stars, holder, key } of placesOf(source, from.split('.'), keep)) {
    const value = convert(valueAt(holder, [key]), holder)
    if (value !== undefined) write(target, withStars(to.split('.'), stars), value)
  }
}

/** @param visit Called with each list or object that a `*` is in, or stands for. */
function placesOf(
  source: unknown,
  [first = '', ...rest]: readonly string[],
  visit?: (stars: Keys, value: unknown) => void,
  stars: Keys = [],
): Place[] {
  if (!isHolder(source)) return []
  if (first === '*') visit?.(stars, source)
  const keys = first === '*' ? entriesOf(source).map(([key]) => key) : [first]
  return keys.flatMap((key) => {
    const found = first === '*' ? [...stars, key] : stars
    if (rest.length === 0) return [{ stars: found, holder: source, key }]
    if (first === '*') visit?.(found, source[key])
    return placesOf(source[key], rest, visit, found)
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
