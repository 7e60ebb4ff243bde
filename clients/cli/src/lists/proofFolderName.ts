/** Returns the name for a phase's proof folder, which becomes part of a URL. */
export function proofFolderName({ name }: { readonly name: string }): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'phase'
}
