const DATA_URI = /^data:([^;,]*)/

/** A URI for display: of one that holds its data itself, only type and length. */
export function uriText(uri: string): string {
  const [, type] = DATA_URI.exec(uri) ?? []
  return type === undefined ? uri : `data:${type}, ${uri.length} characters`
}
