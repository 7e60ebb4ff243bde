import { hexText } from './hexText.ts'

/**
 * Saves text as a file through the browser, in UTF-8.
 *
 * @param type - media type, such as `text/csv` or `application/json`
 */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Saves a blob as a file; the browser may already hold it on disk. */
export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Some browsers only follow links that are in the page.
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the content after the click: a URL revoked at once would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS)
}

const REVOKED_AFTER_MS = 60_000

/**
 * Serializes JSON without loss: bigints as decimal strings, bytes as 0x hex, as the command line writes them. Undefined
 * values are left out.
 */
export function exactJson(value: unknown): string {
  return `${JSON.stringify(value, (_key, part) => plain(part), 2)}\n`
}

function plain(part: unknown): unknown {
  if (typeof part === 'bigint') return part.toString()
  if (part instanceof Uint8Array) return `0x${hexText(part)}`
  return part
}
