/**
 * Has the browser save text as a file, in UTF-8.
 *
 * @param type - media type, such as `text/csv` or `application/json`
 */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Has the browser save a file that it may hold on disk already. */
export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Some browsers follow only links that are in the page.
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the content after the click: an address revoked at once saves nothing.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

const KEPT_MS = 60_000
