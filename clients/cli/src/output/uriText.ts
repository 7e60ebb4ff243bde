const DATA_URI = /^data:([^;,]*)/

/** Formats a URI for display; a data: URI is shortened to its type and length. */
export function uriText(uri: string): string {
  const [, type] = DATA_URI.exec(uri) ?? []
  return type === undefined ? uri : `data:${type}, ${uri.length} characters`
}
