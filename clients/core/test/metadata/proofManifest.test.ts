import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { isMintlineError } from '../../src/errors/index.ts'
import { readProofFile, writeProofFiles } from '../../src/files/index.ts'
import { formatProofManifest, readProofManifest } from '../../src/metadata/index.ts'
import { lookUpProof } from '../../src/mint/lookUpProof.ts'

const ROOT = `0x${'a'.repeat(64)}`
const OLD = `0x${'b'.repeat(64)}`
const BYTES = new Uint8Array(32).fill(0xaa)
const BASE = 'https://host.example/proofs'

/** Hosts files by name; everything else is not found. */
function hostOf(files: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0]) => {
    const name = `${url}`.replace(`${BASE}/`, '')
    asked.push(name)
    const text = files[name]
    return new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 })
  }
  return { fetch, asked }
}

const manifest = (root: string) => formatProofManifest({ root, count: 2, complete: true })

describe("A proof folder's manifest", () => {
  const lookUp = (
    root: string | Uint8Array | undefined | (() => Promise<string>),
    files: Readonly<Record<string, string>>,
    proof?: string,
  ) =>
    lookUpProof(
      {
        wallet: 'w',
        phaseIndex: 1,
        fetch: () => Promise.resolve(proof),
        published: { baseUri: `${BASE}/`, root },
      },
      { fetch: hostOf(files).fetch as typeof fetch },
    )

  it("distinguishes another list's folder from an unlisted wallet", async () => {
    const files = { 'index.json': manifest(OLD) }
    for (const root of [ROOT, BYTES, () => Promise.resolve(ROOT)]) {
      const { proof, problem } = await lookUp(root, files)
      expect(proof).to.equal(undefined)
      expect(problem?.code).to.equal('MERKLE_PROOFS_OF_OTHER_LIST')
      expect(problem?.message).to.equal(
        "The published proofs are not those of phase 2's list, on which the wallet may be: ask its creator to publish them again",
      )
    }
  })

  it('changes nothing if the list matches the chain, or is unknown', async () => {
    const none = { proof: undefined, problem: undefined }
    expect(await lookUp(ROOT, { 'index.json': manifest(ROOT) })).to.deep.equal(none)
    expect(await lookUp(BYTES, { 'index.json': manifest('a'.repeat(64)) })).to.deep.equal(none)
    expect(await lookUp(undefined, { 'index.json': manifest(OLD) })).to.deep.equal(none)
    for (const text of ['', '<html>', '{"root":"0x12"}', '[]']) {
      expect(await lookUp(ROOT, { 'index.json': text })).to.deep.equal(none)
      expect(readProofManifest(text)).to.equal(undefined)
    }
    expect(await lookUp(ROOT, {})).to.deep.equal(none)
  })

  it('is not read for a wallet with a proof', async () => {
    const { proof } = await lookUp(ROOT, { 'index.json': manifest(OLD) }, 'proof')
    expect(proof).to.equal('proof')
  })

  it('is written with the proofs, and compared for local folders too', async () => {
    const folder = join(temporaryFolder(), 'proofs')
    const allowlist = { merkleRoot: ROOT, proofOf: (wallet: string) => wallet }
    const format = { ownNames: /^w\d\.json$/, format: (proof: string) => proof }
    await writeProofFiles({ allowlist, wallets: ['w1'], folder }, format)
    const read = (wallet: string, root?: string) =>
      readProofFile({
        folder,
        spellings: [wallet],
        list: root === undefined ? undefined : { phaseIndex: 1, root },
        parse: (content) => new TextDecoder().decode(content),
      })
    expect(await read('w1', OLD)).to.equal('w1')
    expect(await read('w2', ROOT)).to.equal(undefined)
    expect(await read('w2')).to.equal(undefined)
    const refusal = await read('w2', OLD).catch((error: unknown) => error)
    expect(isMintlineError(refusal, 'MERKLE_PROOFS_OF_OTHER_LIST')).to.equal(true)
  })
})
