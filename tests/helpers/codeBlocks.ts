import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Root of the repository, with a trailing slash. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A fenced block of a Markdown document. */
export interface CodeBlock {
  /** Path of the document, relative to the root. */
  readonly document: string
  /** Line of the document that the code begins on, from 1. */
  readonly line: number
  readonly code: string
}

/**
 * Returns the fenced blocks of a Markdown document, in order.
 *
 * @param document - relative to the root
 * @param languages - as written behind the fence
 */
export function codeBlocks(document: string, ...languages: readonly string[]): CodeBlock[] {
  const text = readFileSync(`${ROOT}${document}`, 'utf8')
  const fence = new RegExp(`^\`\`\`(?:${languages.join('|')})\\n(.*?)^\`\`\`$`, 'gms')
  return [...text.matchAll(fence)].map(({ index, 1: code = '' }) => ({
    document,
    line: text.slice(0, index).split('\n').length + 1,
    code,
  }))
}
