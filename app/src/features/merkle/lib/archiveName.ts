import { rootText } from '#entities/phase/lib/rootText.ts'

/** Returns an archive's file name, distinct for each list. */
export function archiveName(root: Uint8Array, index: number, parts: number): string {
  const name = `proofs-${rootText(root).slice(0, 8)}`
  return parts === 1 ? `${name}.zip` : `${name}-part-${index + 1}-of-${parts}.zip`
}
