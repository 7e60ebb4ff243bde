import { rootText } from '#entities/phase/lib/rootText.ts'

/** What an archive is called: two lists are never mistaken for each other. */
export function archiveName(root: Uint8Array, index: number, parts: number): string {
  const name = `proofs-${rootText(root).slice(0, 8)}`
  return parts === 1 ? `${name}.zip` : `${name}-part-${index + 1}-of-${parts}.zip`
}
