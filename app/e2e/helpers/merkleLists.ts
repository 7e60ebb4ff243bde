import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProofManifest } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { buildMerkleList, formatMerkleCsv, type MerkleEntryInput } from '@mintline/solana'
import { writeMerkleProofs } from '@mintline/solana/node'
import { type Keypair, PublicKey } from '@solana/web3.js'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { downloadBy } from './downloads.ts'
import { type ServedHost, serveHere } from './serveHere.ts'

/** Creates deterministic made-up wallets: the first is all ones, and so on. */
export function madeUpEntries(count: number): MerkleEntryInput[] {
  return Array.from({ length: count }, (_, index) => ({
    user: madeUpWallet(index + 1),
    price: BigInt(index % 7) * 50_000_000n,
    maxClaims: BigInt(index % 5) + 1n,
  }))
}

function madeUpWallet(number: number): SolanaAddress {
  const bytes = new Uint8Array(32).fill(7)
  new DataView(bytes.buffer).setUint32(0, number)
  return solanaAddress(new PublicKey(bytes).toBase58())
}

/** Creates an entry for a wallet that can sign. */
export function entryOf(
  wallet: Keypair,
  terms: Pick<MerkleEntryInput, 'price' | 'maxClaims'>,
): MerkleEntryInput {
  return { user: solanaAddress(wallet.publicKey.toBase58()), ...terms }
}

/** Formats a list as a file, followed by unusable or duplicate rows. */
export function csvWith(entries: readonly MerkleEntryInput[], rows: readonly string[]): string {
  return `${formatMerkleCsv(entries)}${rows.map((row) => `${row}\n`).join('')}`
}

/** Computes a list's root in hexadecimal with the client. */
export async function rootOf(entries: readonly MerkleEntryInput[]): Promise<string> {
  return Buffer.from((await buildMerkleList(entries)).root).toString('hex')
}

/** Returns the files that the command line writes for a list, by name. */
export async function filesOfCommandLine(
  entries: readonly MerkleEntryInput[],
): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'mintline-proofs-'))
  try {
    await writeMerkleProofs(await buildMerkleList(entries), { folder })
    const files: Record<string, string> = {}
    for (const name of await readdir(folder)) {
      files[name] = await readFile(join(folder, name), 'utf8')
    }
    return files
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Presses a button and reads the archive that the browser saves. */
export async function downloadArchive(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; files: Record<string, string> }> {
  const saved = await downloadBy(page, press)
  const content = unzipSync(await readFile(await saved.path()))
  const files = Object.fromEntries(
    Object.entries(content).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  )
  return { name: saved.suggestedFilename(), files }
}

/** Replaces the browser's folder dialog with a folder in its own storage. */
export async function offerFolder(page: Page, name: string): Promise<void> {
  await page.evaluate((folder) => {
    window.showDirectoryPicker = async () => {
      const root = await navigator.storage.getDirectory()
      return root.getDirectoryHandle(folder, { create: true })
    }
  }, name)
}

/** Reads the files in such a folder, by name. */
export function filesIn(page: Page, name: string): Promise<Record<string, string>> {
  return page.evaluate(async (folder) => {
    const root = await navigator.storage.getDirectory()
    const directory = await root.getDirectoryHandle(folder)
    const files: Record<string, string> = {}
    for await (const name of directory.keys()) {
      const file = await directory.getFileHandle(name)
      files[name] = await (await file.getFile()).text()
    }
    return files
  }, name)
}

/**
 * Serves files to pages from any origin, as a proof host should.
 *
 * @param isDown True = it refuses everything for now.
 */
export function serveFiles(
  files: Readonly<Record<string, string>>,
  isDown = () => false,
): Promise<ServedHost> {
  return serveHere(({ url = '/' }, response) => {
    const text = files[url.slice(1)]
    const status = isDown() ? 503 : text === undefined ? 404 : 200
    response.writeHead(status, { 'access-control-allow-origin': '*' }).end(text)
  })
}

/** Root of an earlier list than the one on chain. */
export const OLDER_ROOT = `0x${'ab'.repeat(32)}`

/** Formats a proof folder's manifest. */
export function manifestOf(root: string): string {
  return formatProofManifest({ root, count: 1, complete: true })
}
