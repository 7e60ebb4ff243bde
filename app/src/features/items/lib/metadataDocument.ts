/** What a metadata document says. All of it is untrusted text; what is missing is undefined. */
export interface MetadataDocument {
  readonly name: string | undefined
  readonly description: string | undefined
  /** Address of a picture, as it stands there: see `pictureUrl`. */
  readonly image: string | undefined
  /** Address of a page about it, as it stands there. */
  readonly externalUrl: string | undefined
  readonly attributes: readonly MetadataAttribute[]
  /** The whole document, indented for reading. */
  readonly source: string
}

/** A trait, such as Background: Blue. */
export interface MetadataAttribute {
  readonly trait: string
  readonly value: string
}

/** @returns Undefined for what is no JSON object in UTF-8, or nested too deeply to be one of ours. */
export function parseMetadataDocument(content: Uint8Array): MetadataDocument | undefined {
  const document = parseJson(content)
  const source = sourceOf(document)
  if (!isRecord(document) || source === undefined) return undefined
  return {
    name: textOf(document.name),
    description: textOf(document.description),
    image: textOf(document.image),
    externalUrl: textOf(document.external_url),
    attributes: Array.isArray(document.attributes)
      ? document.attributes.flatMap((entry) => attributeOf(entry))
      : [],
    source,
  }
}

function attributeOf(entry: unknown): MetadataAttribute[] {
  if (!isRecord(entry)) return []
  const trait = textOf(entry.trait_type)
  const value = scalarText(entry.value)
  return trait === undefined || value === undefined ? [] : [{ trait, value }]
}

function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return undefined
  }
}

/** Writing nests calls, which reading does not: a document can be too deep for it. */
function sourceOf(document: unknown): string | undefined {
  try {
    return JSON.stringify(document, null, 2)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function scalarText(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value)
}
