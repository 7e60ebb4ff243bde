import { templateText } from '@mintline/core/metadata'
import { getUtf8Decoder } from '@solana/kit'
import type { HiddenItems, ItemLines } from './machine.ts'

/** Names and URIs of items as templates, in which `{}` stands for the item's number, from 1. */
export interface ItemTemplates {
  /** Undefined = the names follow no template. */
  readonly name: string | undefined
  /** Undefined = the URIs follow no template. */
  readonly uri: string | undefined
}

/** Items by their numbers from 1, as far as a machine has them. */
export type LoadedItems = ReadonlyMap<number, HiddenItems>

const FROM_ONE = '$ID+1$'
const FROM_ZERO = '$ID$'
const PLACEHOLDER = '{}'

/** Returns templates for items that a machine names by their numbers. */
export function hiddenTemplates({ name, uri }: HiddenItems): ItemTemplates {
  return { name: patternTemplate(name), uri: patternTemplate(uri) }
}

/** Returns templates that give every item the text that the machine would. */
export function lineTemplates(
  { prefixName, nameLength, prefixUri, uriLength }: ItemLines,
  items: LoadedItems,
): ItemTemplates {
  const textsOf = (part: keyof HiddenItems) =>
    new Map([...items].map(([number, item]) => [number, item[part]]))
  return {
    name: nameLength === 0 ? patternTemplate(prefixName) : templateOf(textsOf('name')),
    uri: uriLength === 0 ? patternTemplate(prefixUri) : templateOf(textsOf('uri')),
  }
}

/** Returns the size of a machine's lines: their count, the lines, and a bit for each that is loaded. */
export function linesSize({ nameLength, uriLength }: ItemLines, maxItems: number): number {
  return 4 + maxItems * (nameLength + uriLength) + Math.floor(maxItems / 8) + 1
}

/** Reads the lines that are loaded, each after the machine's prefixes. */
export function readLines(
  { prefixName, nameLength, prefixUri, uriLength }: ItemLines,
  maxItems: number,
  lines: Uint8Array,
): LoadedItems {
  const size = nameLength + uriLength
  const bits = 4 + maxItems * size
  const utf8 = getUtf8Decoder()
  const items = new Map<number, HiddenItems>()
  for (let index = 0; index < maxItems; index += 1) {
    const isLoaded = ((lines[bits + (index >> 3)] ?? 0) >> (7 - (index & 7))) & 1
    if (!isLoaded) continue
    const at = 4 + index * size
    const name = utf8.decode(lines.subarray(at, at + nameLength))
    const uri = utf8.decode(lines.subarray(at + nameLength, at + size))
    items.set(index + 1, {
      name: `${filled(prefixName, index)}${name}`,
      uri: `${filled(prefixUri, index)}${uri}`,
    })
  }
  return items
}

/** Fills in an item's index as the program does. */
function filled(prefix: string, index: number): string {
  return prefix.replaceAll(FROM_ONE, `${index + 1}`).replaceAll(FROM_ZERO, `${index}`)
}

/** Returns a pattern as a template, unless it counts items from 0. */
function patternTemplate(pattern: string): string | undefined {
  const isUnfit = pattern.includes(PLACEHOLDER) || pattern.includes(FROM_ZERO)
  return isUnfit ? undefined : pattern.replaceAll(FROM_ONE, PLACEHOLDER)
}

/** Returns the template that gives these texts; undefined = none does. */
function templateOf(texts: ReadonlyMap<number, string>): string | undefined {
  const sample = [...texts].at(-1)
  if (!sample) return undefined
  const [number, text] = sample
  if (text.includes(PLACEHOLDER)) return undefined
  const fits = (template: string) =>
    [...texts].every(([each, expected]) => templateText(template, each) === expected)
  return candidatesOf(text, `${number}`).find(fits)
}

/** Returns what could be the template of a text, the likeliest first: file names end with their number. */
function candidatesOf(text: string, number: string): string[] {
  const parts = text.split(number)
  const once = parts
    .slice(1)
    .map((_, index) =>
      [parts.slice(0, index + 1).join(number), parts.slice(index + 1).join(number)].join(
        PLACEHOLDER,
      ),
    )
  return [...once.reverse(), parts.join(PLACEHOLDER), text]
}
