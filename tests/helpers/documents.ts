import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's root, with a trailing slash. */
export const ROOT = join(import.meta.dirname, '../../')

/** A fenced block in a Markdown document. */
export interface CodeBlock {
  /** The document's path, relative to the root. */
  readonly document: string
  /** The document's line on which the code begins, from 1. */
  readonly line: number
  readonly code: string
}

/** Reads a document's text, by its path relative to the root. */
export function readDocument(document: string): string {
  return readFileSync(`${ROOT}${document}`, 'utf8')
}

/**
 * Returns a Markdown document's fenced blocks, in order.
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
