import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Root of the repository, with a trailing slash. */
export const ROOT = join(import.meta.dirname, '../../')

/** A fenced block of a Markdown document. */
export interface CodeBlock {
  /** Path of the document, relative to the root. */
  readonly document: string
  /** Line of the document that the code begins on, from 1. */
  readonly line: number
  readonly code: string
}

/** Text of a document, by its path relative to the root. */
export function readDocument(document: string): string {
  return readFileSync(`${ROOT}${document}`, 'utf8')
}

/**
 * Returns the fenced blocks of a Markdown document, in order.
 *
 * @param document - relative to the root
 * @param languages - as written behind the fence
 */
export function codeBlocks(document: string, ...languages: readonly string[]): CodeBlock[] {
  const text = readDocument(document)
  const fence = new RegExp(`^\`\`\`(?:${languages.join('|')})\\n(.*?)^\`\`\`$`, 'gms')
  return [...text.matchAll(fence)].map(({ index, 1: code = '' }) => ({
    document,
    line: text.slice(0, index).split('\n').length + 1,
    code,
  }))
}
