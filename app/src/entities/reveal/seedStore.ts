import { type CommittedFiles, fetchMintNetwork, formatSeedFile, randomSeed } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { DBSchema } from 'idb'
import { browserDatabase } from '#shared/lib/browserDatabase.ts'
import { downloadText } from '#shared/lib/download.ts'

interface Schema extends DBSchema {
  /** Never removed: a commitment may land long after it was sent. */
  seeds: {
    key: number
    value: { place: string; files: CommittedFiles }
    indexes: { place: string }
  }
}

const open = browserDatabase<Schema>({
  name: 'mintline.reveals',
  version: 1,
  create: (database) => {
    const seeds = database.createObjectStore('seeds', { autoIncrement: true })
    seeds.createIndex('place', 'place')
  },
})

/**
 * A present or future collection's place. Its address follows from the symbol and is the same on every network, so
 * that it is no place: a seed that a rehearsal has revealed must not order the real drop's files.
 */
export interface SeedPlace {
  genesisHash: string
  /** Base58. */
  deployment: string
}

/** Finds a collection's place by a connection to its network. */
export async function seedPlace(connection: Connection, deployment: string): Promise<SeedPlace> {
  const { genesisHash } = await fetchMintNetwork(connection)
  return { genesisHash, deployment }
}

function keyOf({ genesisHash, deployment }: SeedPlace): string {
  return `${genesisHash}/${deployment}`
}

/** Files to commit to, before they have a seed. */
export type UnsealedFiles = Omit<CommittedFiles, 'seed'>

/** Returns true if both are the same, whatever their seeds. */
export function isSameFiles(a: UnsealedFiles, b: UnsealedFiles): boolean {
  return a.baseUri === b.baseUri && a.fileCount === b.fileCount
}

/**
 * Returns these files with their seed: the same one for the same files, and a new one for others. It is on disk once
 * this resolves, so that a commitment never goes out without it.
 *
 * @throws A sentence if the browser stores nothing for the page.
 */
export async function filesWithSeed(
  at: SeedPlace,
  { baseUri, fileCount }: UnsealedFiles,
): Promise<CommittedFiles> {
  const database = await open().catch((cause: unknown) => {
    throw new Error(
      'This browser does not store data for this page, so the seed could be lost: allow the page to store data, or leave the private window.',
      { cause },
    )
  })
  // One transaction, so that two tabs get the same seed.
  const { store, done } = database.transaction('seeds', 'readwrite', { durability: 'strict' })
  const place = keyOf(at)
  const kept = await store.index('place').getAll(place)
  const same = kept.find(({ files }) => isSameFiles(files, { baseUri, fileCount }))?.files
  const files = same ?? { seed: randomSeed(), baseUri, fileCount }
  if (!same) await store.add({ place, files })
  await done
  return files
}

/** Returns the files of a collection whose seeds are in this browser, oldest first; none if it stores nothing. */
export async function keptFiles(at: SeedPlace): Promise<CommittedFiles[]> {
  try {
    const kept = await (await open()).getAllFromIndex('seeds', 'place', keyOf(at))
    return kept.map(({ files }) => files)
  } catch {
    return []
  }
}

/** Downloads files with their seed, and returns the downloaded file's name. */
export function downloadSeed({ symbol }: { symbol: string }, files: CommittedFiles): string {
  const name = `${symbol}-reveal.json`
  downloadText(name, formatSeedFile(files), 'application/json')
  return name
}
