/** The address of a folder, with one slash at its end. */
export function folderAddress(url: string): string {
  return url.replace(/\/*$/, '/')
}
