/** Returns a folder's address with exactly one trailing slash. */
export function folderAddress(url: string): string {
  return url.replace(/\/*$/, '/')
}
