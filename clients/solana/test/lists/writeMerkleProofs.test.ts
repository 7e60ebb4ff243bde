import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { type BuiltMerkleList, buildMerkleList } from '../../src/allowlist/buildMerkleList.ts'
import { merkleLeaf } from '../../src/allowlist/merkleTree.ts'
import { parseProofManifest } from '../../src/allowlist/proofManifest.ts'
import { verifyMerkleProof } from '../../src/allowlist/verifyMerkleProof.ts'
import { readMerkleProof } from '../../src/node/readMerkleProof.ts'
import { writeMerkleProofs } from '../../src/node/writeMerkleProofs.ts'
import { formatProofDocument } from '../../src/reads/proofDocument.ts'
import { walletOf } from './arbitraries.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

describe('writeMerkleProofs', () => {
  let folder: string
  let list: BuiltMerkleList

  before(async () => {
    list = await listOf(700)
  })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proofs-'))
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('writes a valid proof file for each wallet, and an index', async () => {
    const path = join(folder, 'made', 'for', 'it')

    expect(await writeMerkleProofs(list, { folder: path })).to.deep.equal({
      written: 700,
      kept: 0,
      removed: 0,
    })

    const names = Array.from({ length: 700 }, (_, number) => `${walletOf(number)}.json`)
    expect(await readdir(path)).to.have.members([...names, 'index.json'])
    for (const number of [0, 1, 698, 699]) {
      const document = await readMerkleProof({ folder: path, wallet: walletOf(number) })
      if (!document) throw new Error(`no proof of wallet ${number}`)
      const { claimant, claimPrice: price, maxClaims, proof } = document
      const leaf = merkleLeaf({ wallet: new PublicKey(claimant), price, maxClaims })
      expect(verifyMerkleProof({ leaf, proof, root: list.root })).to.equal(true)
    }
    expect(await manifestIn(path)).to.deep.equal({
      root: Buffer.from(list.root).toString('hex'),
      count: 700,
      complete: true,
    })
  })

  it('reports progress up to the last file', async () => {
    const reports: number[] = []
    await writeMerkleProofs(list, { folder, onProgress: ({ done }) => reports.push(done) })
    expect(reports).to.deep.equal([256, 512, 700])
  })

  it('resumes after a stop, keeps correct files and repairs others', async () => {
    // Given an interrupted run
    const controller = new AbortController()
    const reason = new Error('enough')
    const stopped = writeMerkleProofs(list, {
      folder,
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    })
    expect(await failureOf(stopped)).to.equal(reason)
    expect(await manifestIn(folder)).to.deep.include({ complete: false })
    const files = (await readdir(folder)).filter((name) => name !== 'index.json')
    const there = files.filter((name) => !name.startsWith('.'))
    expect(there).to.deep.equal(files)
    expect(there).to.have.lengthOf.within(256, 699)
    // And a file that was damaged afterwards
    const [kept = '', damaged = ''] = there
    await utimes(join(folder, kept), LONG_AGO, LONG_AGO)
    await writeFile(join(folder, damaged), '{"claimant":')

    const result = await writeMerkleProofs(list, { folder })

    expect(result).to.deep.equal({
      written: 700 - there.length + 1,
      kept: there.length - 1,
      removed: 0,
    })
    expect((await stat(join(folder, kept))).mtime).to.deep.equal(LONG_AGO)
    for (const name of [kept, damaged]) {
      const document = list.documentOf(solanaAddress(name.slice(0, -'.json'.length)))
      expect(await readFile(join(folder, name), 'utf8')).to.equal(
        document && formatProofDocument(document),
      )
    }
    expect(await manifestIn(folder)).to.deep.include({ complete: true })
  })

  it('refuses a folder with the proofs of another list, unless replacing them', async () => {
    await writeMerkleProofs(list, { folder })
    await writeFile(join(folder, 'notes.txt'), 'mine')
    const shorter = await listOf(3)

    const refused = await failureOf(writeMerkleProofs(shorter, { folder }))
    expect(isMintlineError(refused, 'MERKLE_PROOFS_OF_ANOTHER_LIST')).to.equal(true)
    expect(await readdir(folder)).to.have.lengthOf(702)

    expect(await writeMerkleProofs(shorter, { folder, replace: true })).to.deep.equal({
      written: 3,
      kept: 0,
      removed: 697,
    })
    expect(await readdir(folder)).to.have.members([
      ...[0, 1, 2].map((number) => `${walletOf(number)}.json`),
      'index.json',
      'notes.txt',
    ])
  })

  it('refuses a folder whose index is something else', async () => {
    await writeFile(join(folder, 'index.json'), '{"name":"website"}')
    const refused = await failureOf(writeMerkleProofs(list, { folder }))
    expect(isMintlineError(refused, 'MERKLE_PROOF_MANIFEST_INVALID')).to.equal(true)
    expect(await readFile(join(folder, 'index.json'), 'utf8')).to.equal('{"name":"website"}')
  })

  it('error: files cannot be written, with the reason', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    const failure = await failureOf(writeMerkleProofs(list, { folder: path }))
    expect(isMintlineError(failure, 'FILE_NOT_WRITABLE') && failure.context.path).to.equal(path)
    expect(failure).to.have.property('cause').that.is.an('error')
  })
})

function listOf(size: number): Promise<BuiltMerkleList> {
  return buildMerkleList(
    Array.from({ length: size }, (_, number) => ({
      user: walletOf(number),
      price: BigInt(number),
      maxClaims: 2n,
    })),
  )
}

async function manifestIn(folder: string) {
  return parseProofManifest(await readFile(join(folder, 'index.json'), 'utf8'), 'index.json')
}
