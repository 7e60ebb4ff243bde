import { isAddressLike } from './walletCell.ts'

/** A number as lists have them, with or without a unit. */
export const NUMBER = /^(?:\d+[.,]?\d*|[.,]\d+)\s*([a-z◎]*)$/i

/** `="…"`, by which spreadsheets keep text from being computed. */
const AS_TEXT = /^="(.*)"$/s

/** White space that `trim` does not remove, which comes with text copied from web pages. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g

/** The text of a cell without white space around it, as a spreadsheet shows it. */
export function cleanCell(cell: string): string {
  const text = cell.replace(INVISIBLE, '').trim()
  return text.startsWith('="') ? text.replace(AS_TEXT, '$1').trim() : text
}

/** The text that a spreadsheet shows for `'…`, which marks text, where an address or a number follows. */
export function unwrapCell(cell: string): string {
  if (!cell.startsWith("'")) return cell
  const text = cell.replace(/^'+|'+$/g, '').trim()
  return isAddressLike(text) || NUMBER.test(text) ? text : cell
}
