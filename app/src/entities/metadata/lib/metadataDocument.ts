import { PAGE_THEME_FIELD, type PageTheme, readPageTheme } from '@mintline/core/metadata'
import { plainText } from '#shared/lib/plainText.ts'

/**
 * A metadata document's contents: untrusted text, without characters that change its direction. Missing values are
 * undefined.
 */
export interface MetadataDocument {
  readonly name: string | undefined
  readonly description: string | undefined
  /** Picture address, unchecked: see `pictureUrl`. */
  readonly image: string | undefined
  /** Address of a page about it, unchecked. */
  readonly externalUrl: string | undefined
  /** Address of a video or a sound, unchecked: see `contentUrl`. */
  readonly animation: string | undefined
  /** Name of its maker, by its own account. */
  readonly artist: string | undefined
  /** Its mint page's look, without values that cannot be used. */
  readonly theme: PageTheme | undefined
  readonly attributes: readonly MetadataAttribute[]
  /** The whole document: indented for reading, or unchanged if it is long. */
  readonly source: string
}

/** Maximum nesting of objects and lists; our documents have six levels at most. */
const MAX_DEPTH = 32
/** Maximum characters to indent: deep nesting makes the indented document huge. */
const MAX_INDENTED = 65_536

/** A trait, such as Background: Blue. */
export interface MetadataAttribute {
  readonly trait: string
  readonly value: string
}

/** @returns Undefined for anything but a JSON object in UTF-8, or for one nested too deeply. */
export function parseMetadataDocument(content: Uint8Array): MetadataDocument | undefined {
  const text = textIn(content)
  const document = text === undefined ? undefined : parseJson(text)
  if (text === undefined || !isRecord(document) || isDeeper(document, MAX_DEPTH)) return undefined
  return {
    name: textOf(document.name),
    description: textOf(document.description),
    image: textOf(document.image),
    externalUrl: textOf(document.external_url),
    animation: textOf(document.animation_url),
    artist: textOf(document.artist) ?? textOf(document.created_by),
    theme: themeOf(document[PAGE_THEME_FIELD]),
    attributes: Array.isArray(document.attributes)
      ? document.attributes.flatMap((entry) => attributeOf(entry))
      : [],
    source: plainText(text.length > MAX_INDENTED ? text : JSON.stringify(document, null, 2)),
  }
}

function themeOf(page: unknown): PageTheme | undefined {
  return page === undefined ? undefined : readPageTheme(page).theme
}

function attributeOf(entry: unknown): MetadataAttribute[] {
  if (!isRecord(entry)) return []
  const trait = textOf(entry.trait_type)
  const value = scalarText(entry.value)
  return trait === undefined || value === undefined ? [] : [{ trait, value }]
}

/** Decodes text; undefined for invalid UTF-8. */
function textIn(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns true if a value is nested more deeply than `levels`. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? plainText(value) : undefined
}

function scalarText(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value)
}
