import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMerkleProof } from '@mintline/solana/node'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchMerkleProof } from '../../src/reads/fetchMerkleProof.ts'
import { instantClock } from './_clock.ts'
import { failureOf } from './_drop.ts'
import { startServer, type TestServer } from './_metadataServer.ts'

const WALLET = Keypair.generate().publicKey.toBase58()
const NODE = Array.from({ length: 32 }, (_, index) => index)
const CONTENT_ID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'

/** A document as published by a creator, with some fields replaced. */
function documentOf(overrides: Record<string, unknown> = {}): string {
  return JSON.stringify({
    claimant: WALLET,
    claim_price: 1_000_000_000,
    max_claims: 2,
    proof: [NODE, NODE.toReversed()],
    ...overrides,
  })
}

const PROOF = {
  claimant: WALLET,
  claimPrice: 1_000_000_000n,
  maxClaims: 2n,
  proof: [Uint8Array.from(NODE), Uint8Array.from(NODE.toReversed())],
}

/** Documents that no reader can use, with the reason. */
const BROKEN: [what: string, content: string, reason: string][] = [
  ['no JSON', '<html>', 'it is not a JSON object'],
  ['no object', '[]', 'it is not a JSON object'],
  [
    'a price without max claims',
    documentOf({ max_claims: undefined }),
    'max_claims is not a whole number from 1 of 64 bits',
  ],
  [
    'max claims without a price',
    documentOf({ claim_price: undefined }),
    'claim_price is not a whole number of 64 bits',
  ],
  [
    'a price that lost digits',
    documentOf({ claim_price: 2 ** 60 }),
    'claim_price is not a whole number of 64 bits',
  ],
  ['an empty proof', documentOf({ proof: [] }), 'proof is not 1 to 64 arrays of 32 bytes'],
  [
    'a node of 31 bytes',
    documentOf({ proof: [NODE.slice(1)] }),
    'proof is not 1 to 64 arrays of 32 bytes',
  ],
]

describe('fetchMerkleProof', () => {
  let server: TestServer | undefined
  afterEach(async () => {
    await server?.close()
    server = undefined
  })

  async function serve(answer: (path: string, response: ServerResponse) => void) {
    server = await startServer(answer)
    return server
  }

  it('reads the proof of a wallet at the URI of the list', async () => {
    const { url, paths } = await serve((_, response) => response.end(documentOf()))
    const proof = await fetchMerkleProof({ baseUri: `${url}/lists/1`, wallet: WALLET })
    expect(proof).to.deep.equal(PROOF)
    expect(paths).to.deep.equal([`/lists/1/${WALLET}.json`])
  })

  it('reads it from an ipfs: URI, at the gateway', async () => {
    const { url, paths } = await serve((_, response) => response.end(documentOf()))
    const baseUri = `ipfs://${CONTENT_ID}/`
    const query = { baseUri, wallet: WALLET }
    const proof = await fetchMerkleProof(query, { gateway: `${url}/ipfs/` })
    expect(proof).to.deep.equal(PROOF)
    expect(paths).to.deep.equal([`/ipfs/${CONTENT_ID}/${WALLET}.json`])
  })

  it('reads 64-bit amounts written as text', async () => {
    const u64 = '18446744073709551615'
    const content = documentOf({ claim_price: u64, max_claims: u64 })
    const { url } = await serve((_, response) => response.end(content))
    const proof = await fetchMerkleProof({ baseUri: url, wallet: WALLET })
    expect(proof).to.include({ claimPrice: (1n << 64n) - 1n, maxClaims: (1n << 64n) - 1n })
  })

  it('is undefined for a wallet that is not on the list, after one request', async () => {
    const { url, paths } = await serve((_, response) => response.writeHead(404).end('not found'))
    expect(await fetchMerkleProof({ baseUri: url, wallet: WALLET })).to.equal(undefined)
    expect(paths.length).to.equal(1)
  })

  it('error: a server that fails three times, 3 seconds apart', async () => {
    const { url, paths } = await serve((_, response) => response.writeHead(503).end())
    const { clock, slept } = instantClock(3_000)
    const source = `${url}/${WALLET}.json`
    expect(
      await failureOf(fetchMerkleProof({ baseUri: url, wallet: WALLET }, { clock })),
    ).to.include({
      code: 'MERKLE_PROOF_NOT_AVAILABLE',
      message: `The merkle proof ${source} cannot be read: status 503`,
    })
    expect(paths.length).to.equal(3)
    expect(slept).to.deep.equal([3_000, 3_000])
  })

  it('recovers from a server that fails once', async () => {
    const { url, paths } = await serve((_, response) => {
      if (paths.length === 1) response.writeHead(502).end()
      else response.end(documentOf())
    })
    const { clock } = instantClock(3_000)
    expect(await fetchMerkleProof({ baseUri: url, wallet: WALLET }, { clock })).to.deep.equal(PROOF)
  })

  for (const [what, content, reason] of BROKEN) {
    it(`error: a document with ${what}, after one request`, async () => {
      const { url, paths } = await serve((_, response) => response.end(content))
      expect(await failureOf(fetchMerkleProof({ baseUri: url, wallet: WALLET }))).to.include({
        code: 'MERKLE_PROOF_DOCUMENT_INVALID',
        message: `The merkle proof ${url}/${WALLET}.json cannot be used: ${reason}`,
      })
      expect(paths.length).to.equal(1)
    })
  }

  it('error: the proof of another wallet', async () => {
    const claimant = Keypair.generate().publicKey.toBase58()
    const { url } = await serve((_, response) => response.end(documentOf({ claimant })))
    expect(await failureOf(fetchMerkleProof({ baseUri: url, wallet: WALLET }))).to.include({
      code: 'MERKLE_PROOF_OF_ANOTHER_WALLET',
      message: `The merkle proof ${url}/${WALLET}.json belongs to ${claimant}, not to ${WALLET}: ask the creator to publish it again`,
    })
  })

  it('error: an endless document is read no further than 64 KiB', async () => {
    const { url } = await serve((_, response) => {
      const piece = Buffer.alloc(16_384, ' ')
      const write = () => {
        if (response.write(piece)) setImmediate(write)
        else response.once('drain', write)
      }
      write()
    })
    expect(await failureOf(fetchMerkleProof({ baseUri: url, wallet: WALLET }))).to.include({
      code: 'MERKLE_PROOF_DOCUMENT_INVALID',
      message: `The merkle proof ${url}/${WALLET}.json cannot be used: it is larger than 65536 bytes`,
    })
  })

  for (const baseUri of [
    '',
    'lists/1',
    'ftp://a.example',
    'javascript:alert(1)//',
    'file:///etc',
  ]) {
    it(`error: "${baseUri}" is not a valid source`, async () => {
      expect(await failureOf(fetchMerkleProof({ baseUri, wallet: WALLET }))).to.include({
        code: 'MERKLE_PROOF_NOT_AVAILABLE',
      })
    })
  }

  it('error: an invalid wallet, before any request', async () => {
    const { url, paths } = await serve((_, response) => response.end(documentOf()))
    const wallet = '../../secrets'
    expect(await failureOf(fetchMerkleProof({ baseUri: url, wallet }))).to.include({
      code: 'INVALID_ADDRESS',
    })
    expect(paths).to.deep.equal([])
  })

  it("ends at once with the signal's reason", async () => {
    const controller = new AbortController()
    const { url } = await serve(() => controller.abort('page left'))
    const { signal } = controller
    const read = fetchMerkleProof({ baseUri: url, wallet: WALLET }, { signal })
    expect(await failureOf(read)).to.equal('page left')
  })
})

describe('readMerkleProof', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proofs-'))
  })
  after(() => rm(folder, { recursive: true }))

  it('reads the proof of a wallet from its file', async () => {
    await writeFile(join(folder, `${WALLET}.json`), documentOf())
    expect(await readMerkleProof({ folder, wallet: WALLET })).to.deep.equal(PROOF)
  })

  it('is undefined for a wallet without a file', async () => {
    const wallet = Keypair.generate().publicKey.toBase58()
    expect(await readMerkleProof({ folder, wallet })).to.equal(undefined)
  })

  it('error: a missing folder', async () => {
    const nowhere = join(folder, 'nowhere')
    const failure = await failureOf(readMerkleProof({ folder: nowhere, wallet: WALLET }))
    expect(failure).to.include({
      code: 'MERKLE_PROOF_NOT_AVAILABLE',
      message: `The merkle proof ${join(nowhere, `${WALLET}.json`)} cannot be read: its folder does not exist`,
    })
    expect(failure).to.have.nested.property('cause.code', 'FILE_NOT_READABLE')
    expect(failure).to.have.nested.property('cause.cause.code', 'ENOENT')
  })

  it('error: a folder in place of the file', async () => {
    const wallet = Keypair.generate().publicKey.toBase58()
    const path = join(folder, `${wallet}.json`)
    await mkdir(path)
    const failure = await failureOf(readMerkleProof({ folder, wallet }))
    expect(failure).to.include({
      code: 'MERKLE_PROOF_NOT_AVAILABLE',
      message: `The merkle proof ${path} cannot be read: it is a folder`,
    })
  })

  it('error: a file of another wallet', async () => {
    const wallet = Keypair.generate().publicKey.toBase58()
    await writeFile(join(folder, `${wallet}.json`), documentOf())
    expect(await failureOf(readMerkleProof({ folder, wallet }))).to.include({
      code: 'MERKLE_PROOF_OF_ANOTHER_WALLET',
    })
  })

  it('error: a file without a proof', async () => {
    const wallet = Keypair.generate().publicKey.toBase58()
    await writeFile(join(folder, `${wallet}.json`), '{}')
    expect(await failureOf(readMerkleProof({ folder, wallet }))).to.include({
      code: 'MERKLE_PROOF_DOCUMENT_INVALID',
    })
  })
})
