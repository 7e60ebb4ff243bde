/** Where artwork can be stored. */
export interface StorageChoice {
  /** Value of `--storage`. */
  readonly name: string
  /** For a question. */
  readonly label: string
  /** Options of `mintline assets upload`. */
  readonly upload: string
  /** True if its address is known before anything is uploaded. */
  readonly hasAddress?: true
}

/** Storages of `mintline assets upload`; the first is the default. */
export const STORAGES: readonly StorageChoice[] = [
  {
    name: 'host',
    label: 'A web host of your own',
    upload: ' --to <folder> --base-url <url>',
    hasAddress: true,
  },
  { name: 'ipfs', label: 'IPFS, by a Kubo node or a pinning service', upload: ' --ipfs <url>' },
  { name: 'pinata', label: 'IPFS, by Pinata', upload: ' --pinata' },
  { name: 'irys', label: 'Irys, paid in SOL', upload: ' --irys' },
  { name: 'arweave', label: 'Arweave, by a bundler', upload: ' --arweave <url>' },
  {
    name: 'bucket',
    label: 'An S3-compatible bucket',
    upload: ' --bucket <name> --base-url <url>',
    hasAddress: true,
  },
  { name: 'here', label: 'This machine, for now', upload: '' },
]

/** Returns the commands that bring artwork to a storage, and its addresses into the config. */
export function uploadSteps({ upload }: StorageChoice): string {
  return `mintline assets build --from <pictures>, then mintline assets upload${upload}`
}
