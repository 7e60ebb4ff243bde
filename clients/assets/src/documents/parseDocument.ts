import { type InputProblem, isMintlineError } from '@mintline/core/errors'
import { PAGE_THEME_FIELD, readPageTheme, resourceUrl } from '@mintline/core/metadata'
import { fieldOf } from '@mintline/core/node'
import { parseJson } from '@mintline/core/text'
import * as z from 'zod/mini'
import { isFileName } from './addresses.ts'
import type { MetadataDocument } from './metadataDocument.ts'

/** A document, or all its problems. */
export type ParsedDocument =
  | { readonly document: MetadataDocument; readonly problems: readonly [] }
  | { readonly document: undefined; readonly problems: readonly InputProblem[] }

const PICTURE = /^data:image\//i
const PAGE = /^https?:/i
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/
/** Path separators and parent folders would lead out of the folder. */
const LEAVES_FOLDER = /[/\\]|^\.{0,2}$/

const Text = z.string('must be a text')
const Filled = Text.check(z.refine((text) => text.trim() !== '', 'must not be empty'))
const Address = Text.check(
  z.refine(
    isAddress,
    'must be the name of a file in the same folder, or an https, ipfs, ar or data:image address',
  ),
)
const Page = Text.check(
  z.refine((text) => PAGE.test(text) && URL.canParse(text), 'must be the address of a web page'),
)
const Value = z.union(
  [z.string(), z.number(), z.boolean()],
  'must be a text, a number or true or false',
)

const Document = z.looseObject(
  {
    name: Filled,
    symbol: z.optional(Text),
    description: z.optional(Text),
    image: Address,
    animation_url: z.optional(Address),
    external_url: z.optional(Page),
    attributes: z.optional(
      z.array(
        z.looseObject(
          { trait_type: Filled, value: Value, display_type: z.optional(Text) },
          'must be an object with trait_type and value',
        ),
        'must be a list',
      ),
    ),
    properties: z.looseObject(
      {
        files: z.array(
          z.looseObject(
            {
              uri: Address,
              type: Text.check(
                z.refine((type) => MEDIA_TYPE.test(type), 'must be a media type such as image/png'),
              ),
            },
            'must be an object with uri and type',
          ),
          'must be a list',
        ),
        category: z.enum(['image', 'video', 'audio', 'vr'], 'must be image, video, audio or vr'),
      },
      'must be an object with files and category',
    ),
  },
  'must be a JSON object',
)

/**
 * Parses a metadata document in the Metaplex standard. Keeps fields that the standard does not know.
 *
 * @param content UTF-8, untrusted.
 * @param file The document's file name, for its problems.
 */
export function parseDocument(content: Uint8Array, file: string): ParsedDocument {
  const json = parseJson(content)
  const parsed = Document.safeParse(json)
  if (parsed.success) {
    const page = parsed.data[PAGE_THEME_FIELD]
    const { theme, problems } = readPageTheme(page)
    if (problems.length > 0) {
      return { document: undefined, problems: problems.map((problem) => ({ ...problem, file })) }
    }
    return {
      document: { ...parsed.data, ...(page !== undefined && { [PAGE_THEME_FIELD]: theme }) },
      problems: [],
    }
  }
  const problems = parsed.error.issues.map(({ path, message }) => {
    const isMissing = path.length > 0 && valueAt(json, path) === undefined
    const text = isMissing ? `is missing: it ${message}` : message
    const place = path.join('.')
    return { path: place, code: 'DOCUMENT_INVALID', message: `${subjectOf(path)} ${text}`, file }
  })
  return { document: undefined, problems }
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => fieldOf(value, String(part)), json)
}

/** Names a field with its position in lists, where people count from 1. */
function subjectOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The document'
  const field = `"${String(path.at(-1))}"`
  const at = path.findLastIndex((part) => typeof part === 'number')
  if (at < 0) return field
  const entry = `Entry ${Number(path[at]) + 1} of "${String(path[at - 1])}"`
  return at === path.length - 1 ? entry : `${entry}: ${field}`
}

function isAddress(uri: string): boolean {
  if (isFileName(uri)) return !LEAVES_FOLDER.test(uri)
  if (PICTURE.test(uri)) return true
  try {
    resourceUrl(uri)
    return true
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}
