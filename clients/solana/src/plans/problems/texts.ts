import { textProblem } from '@mintline/core/text'
import { byteLength } from '../../byteLength.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { MAX_NAME_LENGTH, MAX_SYMBOL_LENGTH, MAX_URI_LENGTH } from '../../limits.ts'
import type { Problems } from './problems.ts'

const PLACEHOLDER = '{}'
const MAX_PLACEHOLDERS = 4

/** Checks for 1 to 32 bytes, all visible. */
export function checkSymbol(problems: Problems, path: string, symbol: string): void {
  const bytes = byteLength(symbol)
  if (bytes < 1 || bytes > MAX_SYMBOL_LENGTH) {
    problems.add(path, new SolanaClientError('SYMBOL_LENGTH_INVALID', { bytes }))
  } else {
    checkVisible(problems, path, symbol)
  }
}

/** Checks for at most 64 bytes, all visible. */
export function checkName(problems: Problems, path: string, name: string): void {
  checkText(problems, path, name, MAX_NAME_LENGTH)
}

/** Checks for at most 200 bytes, all visible. */
export function checkUri(problems: Problems, path: string, uri: string): void {
  checkText(problems, path, uri, MAX_URI_LENGTH)
}

/** Checks for at most four placeholders for the item's number. */
export function checkTemplate(problems: Problems, path: string, text: string): void {
  const count = text.split(PLACEHOLDER).length - 1
  if (count > MAX_PLACEHOLDERS) {
    problems.add(
      path,
      new SolanaClientError('TOO_MANY_PLACEHOLDERS', { count, max: MAX_PLACEHOLDERS }),
    )
  }
}

/** Checks for a maximum byte length, and characters that nobody sees. */
export function checkText(problems: Problems, path: string, text: string, max: number): void {
  const bytes = byteLength(text)
  if (bytes > max) problems.add(path, new SolanaClientError('TEXT_TOO_LONG', { bytes, max }))
  else checkVisible(problems, path, text)
}

/** Checks for characters that nobody sees. */
export function checkVisible(problems: Problems, path: string, text: string): void {
  const problem = textProblem(text)
  if (problem) problems.add(path, problem)
}
