import type { IrysNetwork } from './irysNetworks.ts'

/** A file of a folder, with its id as text. */
export interface ManifestEntry {
  readonly name: string
  readonly id: string
}

/** The text of a path manifest, by which gateways read files by their names. The same files always have the same text. */
export function pathManifest(
  { manifest }: Pick<IrysNetwork, 'manifest'>,
  entries: readonly ManifestEntry[],
): string {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const paths = Object.fromEntries(sorted.map(({ name, id }) => [name, { id }]))
  return JSON.stringify({ manifest, version: '0.1.0', paths })
}
