import type { IrysNetwork } from './irysNetworks.ts'

/** A file in a folder, with its id as text. */
export interface ManifestEntry {
  readonly name: string
  readonly id: string
}

/** Formats a path manifest, by which gateways find files by name. The same files always give the same text. */
export function pathManifest(
  { manifest }: Pick<IrysNetwork, 'manifest'>,
  entries: readonly ManifestEntry[],
): string {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const paths = Object.fromEntries(sorted.map(({ name, id }) => [name, { id }]))
  return JSON.stringify({ manifest, version: '0.1.0', paths })
}
