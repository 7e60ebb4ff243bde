import { MINTLINE } from '@mintline/core'
import type { TSchema } from 'typebox'
import { Kept } from '../../json/kept.ts'
import { Reference } from '../../json/writers.ts'
import type { Model } from './call.ts'
import { platformNamed } from './platformName.ts'
import { NamedShapes, type Shape } from './shape.ts'

/** Replaces the platform's name in enumeration words and literals. */
export interface PlatformValues {
  /** Converts a server value to the name that callers know. */
  written<Value>(schema: TSchema, value: Value): Value
  /** Converts a caller's value to the name that the server knows. */
  read<Value>(schema: TSchema, value: Value): Value
}

/** Spellings before and after, for words in a schema. */
interface Spelling {
  readonly before: (word: string) => string
  readonly after: (word: string) => string
}

const NAMES = new RegExp(`"(?:\\w+_)?${MINTLINE}(?:_\\w+)?"`)

/**
 * Creates the conversion for an interface whose platform has another name.
 *
 * @param platform - its name in upper case; with the schemas' own name, values stay unchanged
 * @param models - schemas with the default name
 */
export function platformValues(platform: string, models: readonly Model[]): PlatformValues {
  if (platform === MINTLINE) return { written: (_, value) => value, read: (_, value) => value }
  const named = new NamedShapes(models)
  const hasNames = nameFinder(named)
  const theirs = platformNamed(platform)
  const ours = (word: string) => word

  function respelled(shape: Shape, value: unknown, spelling: Spelling): unknown {
    if (value === undefined || value === null || !hasNames(shape)) return value
    // Cached JSON gets callers' names when it is written.
    if (value instanceof Kept || value instanceof Reference) return value
    const { $ref, allOf, oneOf, enum: words, const: word, items, properties = {} } = shape
    if ($ref !== undefined) return respelled(named.referred($ref), value, spelling)
    if (allOf) return allOf.reduce<unknown>((seen, part) => respelled(part, seen, spelling), value)
    if (words) return respelledWord(words, value, spelling)
    if (typeof word === 'string') return respelledWord([word], value, spelling)
    if (typeof value !== 'object') return value
    if (oneOf) return respelled(variantOf(shape, value, spelling) ?? {}, value, spelling)
    if (Array.isArray(value)) return value.map((each) => respelled(items ?? {}, each, spelling))
    const fields = Object.entries(value).map(([name, each]) => {
      return [name, respelled(properties[name] ?? {}, each, spelling)]
    })
    return Object.fromEntries(fields)
  }

  /** Returns the union's model that matches a value. */
  function variantOf(shape: Shape, value: object, { before }: Spelling) {
    const { tag, variants } = named.union(shape)
    const name: unknown = Reflect.get(value, tag)
    return [...variants].find(([each]) => before(each) === name)?.[1]
  }

  // A value in another form failed validation, or is not an answer.
  return {
    written: (schema, value) =>
      respelled(schema as Shape, value, { before: ours, after: theirs }) as typeof value,
    read: (schema, value) =>
      respelled(schema as Shape, value, { before: theirs, after: ours }) as typeof value,
  }
}

function respelledWord(words: readonly string[], value: unknown, { before, after }: Spelling) {
  const word = words.find((each) => before(each) === value)
  return word === undefined ? value : after(word)
}

/** Creates a function that finds schemas with the platform's name in them or in those to which they refer. */
function nameFinder(named: NamedShapes): (shape: Shape) => boolean {
  const found = new Map<Shape, boolean>()
  const find = (shape: Shape, seen: Set<string>): boolean => {
    const text = JSON.stringify(shape)
    if (NAMES.test(text)) return true
    return [...text.matchAll(/"\$ref":"(\w+)#"/g)].some(([, name = '']) => {
      if (seen.has(name)) return false
      seen.add(name)
      return find(named.referred(`${name}#`), seen)
    })
  }
  return (shape) => {
    const has = found.get(shape) ?? find(shape, new Set())
    found.set(shape, has)
    return has
  }
}
