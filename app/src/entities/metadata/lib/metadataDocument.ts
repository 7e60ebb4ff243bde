import { plainText } from '#shared/lib/plainText.ts'

/**
 * Contents of a metadata document: untrusted text, without what would turn its direction. What is
 * missing is undefined.
 */
export interface MetadataDocument {
  readonly name: string | undefined
  readonly description: string | undefined
  /** Address of a picture, as it stands there: see `pictureUrl`. */
  readonly image: string | undefined
  /** Address of a page about it, as it stands there. */
  readonly externalUrl: string | undefined
  readonly attributes: readonly MetadataAttribute[]
  /** The whole document: indented for reading, or as it stands where it is long. */
  readonly source: string
}

/** Levels of objects and lists: ours have six at most. */
const MAX_DEPTH = 32
/** Characters that are indented. At the end of many levels, indenting makes a document huge. */
const MAX_INDENTED = 65_536

/** A trait, such as Background: Blue. */
export interface MetadataAttribute {
  readonly trait: string
  readonly value: string
}

/** @returns Undefined for what is no JSON object in UTF-8, or nested too deeply to be one of ours. */
export function parseMetadataDocument(content: Uint8Array): MetadataDocument | undefined {
  const text = textIn(content)
  const document = text === undefined ? undefined : parseJson(text)
  if (text === undefined || !isRecord(document) || isDeeper(document, MAX_DEPTH)) return undefined
  return {
    name: textOf(document.name),
    description: textOf(document.description),
    image: textOf(document.image),
    externalUrl: textOf(document.external_url),
    attributes: Array.isArray(document.attributes)
      ? document.attributes.flatMap((entry) => attributeOf(entry))
      : [],
    source: plainText(text.length > MAX_INDENTED ? text : JSON.stringify(document, null, 2)),
  }
}

function attributeOf(entry: unknown): MetadataAttribute[] {
  if (!isRecord(entry)) return []
  const trait = textOf(entry.trait_type)
  const value = scalarText(entry.value)
  return trait === undefined || value === undefined ? [] : [{ trait, value }]
}

/** Undefined for what is not UTF-8. */
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

/** Whether something has more levels than these. */
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
