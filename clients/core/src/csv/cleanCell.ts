import { isAddressLike } from './walletCell.ts'

/** A number as lists write it, with or without a unit. */
export const NUMBER = /^(?:\d+[.,]?\d*|[.,]\d+)\s*([a-z◎]*)$/i

/** `="…"`, which makes a spreadsheet keep text as text. */
const AS_TEXT = /^="(.*)"$/s

/** Invisible characters that `trim` leaves, copied from web pages. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g

/** Returns a cell's text as a spreadsheet shows it, trimmed. */
export function cleanCell(cell: string): string {
  const text = cell.replace(INVISIBLE, '').trim()
  return text.startsWith('="') ? text.replace(AS_TEXT, '$1').trim() : text
}

/** Removes the quote of `'…`, which marks text in spreadsheets, from an address or a number. */
export function unwrapCell(cell: string): string {
  if (!cell.startsWith("'")) return cell
  const text = cell.replace(/^'+|'+$/g, '').trim()
  return isAddressLike(text) || NUMBER.test(text) ? text : cell
}
