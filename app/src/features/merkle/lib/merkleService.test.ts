import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solanaAddress } from '@mintline/core/identifiers'
import {
  buildMerkleList,
  formatMerkleCsv,
  MAX_MERKLE_VALUE,
  type MerkleEntryInput,
} from '@mintline/solana'
import { writeMerkleProofs } from '@mintline/solana/node'
import { PublicKey } from '@solana/web3.js'
import { unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { AS_IT_COMES, type ReadingChoice } from '#entities/list/lib/readList.ts'
import { createMerkleService } from './merkleService.ts'
import { zipParts } from './zipParts.ts'
import { zipProofs } from './zipProofs.ts'

const ENTRIES: MerkleEntryInput[] = Array.from({ length: 9 }, (_, index) => ({
  user: solanaAddress(new PublicKey(new Uint8Array(32).fill(index + 1)).toBase58()),
  price: index === 8 ? MAX_MERKLE_VALUE : BigInt(index) * 100_000_000n,
  maxClaims: index === 8 ? MAX_MERKLE_VALUE : BigInt(index + 1),
}))

/** A request to read a text. */
function reading(text: string, change: Partial<ReadingChoice> = {}) {
  const bytes = new TextEncoder().encode(text)
  return { type: 'read', bytes, rules: { choice: { ...AS_IT_COMES, ...change } } } as const
}

async function filesOf(archives: readonly Blob[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const archive of archives) {
    const content = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    for (const [name, bytes] of Object.entries(content)) {
      files[name] = new TextDecoder().decode(bytes)
    }
  }
  return files
}

async function filesOfCommandLine(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'mintline-proofs-'))
  try {
    await writeMerkleProofs(await buildMerkleList(ENTRIES), { folder })
    const files: Record<string, string> = {}
    for (const name of await readdir(folder)) {
      files[name] = await readFile(join(folder, name), 'utf8')
    }
    return files
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('createMerkleService', () => {
  it('stores the files of the command line in one folder, by content, and can be stopped', async () => {
    const ask = createMerkleService()
    await ask(reading(formatMerkleCsv(ENTRIES)))
    const sent: { url: string; files: unknown }[] = []
    const answers = [201, 413]
    vi.stubGlobal('fetch', async (url: string, { body }: { body: Blob }) => {
      sent.push({ url, files: JSON.parse(await body.text()) })
      return new Response(null, { status: answers.shift() ?? 500 })
    })
    const store = {
      type: 'store',
      storage: { kind: 'folder', baseUrl: 'http://here/files/' },
    } as const
    try {
      const address = await ask(store)
      expect(address).toMatch(/^http:\/\/here\/files\/bafy[a-z2-7]{55}\/$/)
      await expect(ask(store)).rejects.toMatchObject({ code: 'STORAGE_REFUSED' })
      // Stored again, it goes to the same place.
      expect(sent.map(({ url }) => `${url}/`)).toEqual([address, address])
      expect(sent[0]?.files).toEqual(await filesOfCommandLine())

      const stopped = AbortSignal.abort(new Error('stopped'))
      await expect(ask(store, { signal: stopped })).rejects.toThrow('stopped')
      expect(sent).toHaveLength(2)
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('builds the tree of prices in a token from its base units', async () => {
    const ask = createMerkleService()
    const [first] = ENTRIES
    const bytes = new TextEncoder().encode(`wallet,price,amount\n${first?.user},20.5 usdc,2\n`)
    const token = { symbol: 'USDC', decimals: 6 }
    const entries = ENTRIES.slice(0, 1).map(({ user }) => ({
      user,
      price: 20_500_000n,
      maxClaims: 2n,
    }))
    const { root } = await buildMerkleList(entries)
    expect(await ask({ type: 'read', bytes, rules: { choice: AS_IT_COMES, token } })).toMatchObject(
      {
        more: { tree: { root, totals: { totalPrice: 41_000_000n, isSuspiciouslyCheap: false } } },
      },
    )
  })

  it('builds the tree of usable rows, and reports problems with the others', async () => {
    const ask = createMerkleService()
    const [first] = ENTRIES
    const text = `${formatMerkleCsv(ENTRIES)}nonsense,1,1\n${first?.user},0,1\n`
    const { root } = await buildMerkleList(ENTRIES)
    expect(await ask(reading(text))).toMatchObject({
      status: 'read',
      more: { tree: { root, size: 9 } },
      report: {
        counts: { rows: 11, entries: 9, badRows: 1, duplicateRows: 1, conflictingRows: 0 },
        tables: { invalid: 1, conflicting: 0, duplicate: 1 },
      },
    })
    const query = { search: '', sort: undefined, from: 0, until: 100 }
    expect(await ask({ type: 'problems', kind: 'invalid', query })).toMatchObject({
      count: 1,
      rows: [{ row: 11, column: 'address', code: 'ADDRESS_INVALID' }],
    })
    expect(await ask({ type: 'problems', kind: 'duplicate', query })).toEqual({
      count: 1,
      rows: [{ user: first?.user, rows: [2, 12] }],
    })
    expect(await ask({ type: 'problemFile', kind: 'duplicate', onConflict: 'report' })).toBe(
      `row,address,same_as_row\n12,${first?.user},2\n`,
    )
  })

  it('reports missing columns, and accepts one value for all wallets', async () => {
    const ask = createMerkleService()
    const text = ENTRIES.map(({ user }) => `${user}\n`).join('')
    expect(await ask(reading(text))).toMatchObject({
      status: 'incomplete',
      missing: ['price', 'amount'],
    })
    expect(await ask(reading(text, { defaultPrice: 5n }))).toMatchObject({
      status: 'incomplete',
      missing: ['amount'],
    })
    const options = { defaultPrice: 5n, defaultAmount: 300n }
    const same = ENTRIES.map(({ user }) => ({ user, price: 5n, maxClaims: 300n }))
    const { root } = await buildMerkleList(same)
    expect(await ask(reading(text, options))).toMatchObject({
      more: { tree: { root, size: 9 } },
    })
  })

  it('returns proofs by address and by position', async () => {
    const ask = createMerkleService()
    await ask(reading(formatMerkleCsv(ENTRIES)))
    const list = await buildMerkleList(ENTRIES)
    const last = ENTRIES[8]?.user
    if (!last) throw new Error('There is a last entry.')
    expect(await ask({ type: 'proof', wallet: 8 })).toEqual(list.documentAt(8))
    expect(await ask({ type: 'proof', wallet: last })).toEqual(list.documentAt(8))
    expect(await ask({ type: 'proof', wallet: 9 })).toBeUndefined()
  })

  it('checks proofs against the root', async () => {
    const ask = createMerkleService()
    await ask(reading(formatMerkleCsv(ENTRIES)))
    const document = (await buildMerkleList(ENTRIES)).documentAt(3)
    if (!document) throw new Error('There is a fourth entry.')
    expect(await ask({ type: 'check', document })).toBe(true)
    expect(await ask({ type: 'check', document: { ...document, maxClaims: 99n } })).toBe(false)
    expect(await ask({ type: 'check', document: { ...document, claimPrice: 0n } })).toBe(false)
  })

  it('has no tree without a usable row', async () => {
    const ask = createMerkleService()
    const text = 'address,price_lamports,max_claims\nnonsense,1,1\n'
    expect(await ask(reading(text))).toMatchObject({
      status: 'read',
      more: { tree: undefined },
      report: { counts: { rows: 1, entries: 0, badRows: 1 } },
    })
  })

  it('drops a list when the next one cannot be read', async () => {
    const ask = createMerkleService()
    await ask(reading(formatMerkleCsv(ENTRIES)))
    expect(await ask(reading('price\n1\n'))).toMatchObject({
      status: 'unreadable',
      reason: expect.stringContaining('no column of wallets'),
    })
    expect(await ask({ type: 'proof', wallet: 0 })).toBeUndefined()
  })

  it('stops between turns when it is cancelled', async () => {
    const ask = createMerkleService()
    const text = formatMerkleCsv(ENTRIES)
    const signal = AbortSignal.abort(new Error('Enough'))
    await expect(ask(reading(text), { signal })).rejects.toThrow('Enough')
  })

  it('zips the same files as the command line writes', async () => {
    const ask = createMerkleService()
    await ask(reading(formatMerkleCsv(ENTRIES)))
    const [part] = zipParts(ENTRIES.length)
    if (!part) throw new Error('There is a part.')
    const archive = await ask({ type: 'zip', part })
    if (!(archive instanceof Blob)) throw new Error('The answer is an archive.')
    expect(await filesOf([archive])).toEqual(await filesOfCommandLine())
  })
})

describe('zipProofs', () => {
  it('splits into parts that unpack into one folder, complete with the last', async () => {
    const list = await buildMerkleList(ENTRIES)
    const archives: Blob[] = []
    for (const part of zipParts(ENTRIES.length, 4)) archives.push(await zipProofs(list, part))
    expect(archives).toHaveLength(3)
    const [first, second] = archives
    expect(Object.keys(await filesOf(first && second ? [first, second] : []))).toHaveLength(8)
    expect(await filesOf(archives)).toEqual(await filesOfCommandLine())
  })

  it('stops when it is cancelled', async () => {
    const list = await buildMerkleList(ENTRIES)
    const controller = new AbortController()
    const onProgress = () => controller.abort(new Error('Enough'))
    const { signal } = controller
    const [part] = zipParts(ENTRIES.length)
    if (!part) throw new Error('There is a part.')
    await expect(zipProofs(list, part, { onProgress, signal })).rejects.toThrow('Enough')
  })

  it('is reproducible', async () => {
    const list = await buildMerkleList(ENTRIES)
    const [part] = zipParts(ENTRIES.length)
    if (!part) throw new Error('There is a part.')
    const bytes = async () => new Uint8Array(await (await zipProofs(list, part)).arrayBuffer())
    expect(await bytes()).toEqual(await bytes())
  })
})
