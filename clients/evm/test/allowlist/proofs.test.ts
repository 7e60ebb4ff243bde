import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { type Address, checksumAddress, maxUint256, numberToHex, zeroAddress } from 'viem'
import type { AllowlistEntry, AllowlistProof } from '../../src/allowlist/allowlistProof.ts'
import { isInAllowlist } from '../../src/allowlist/allowlistProof.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import { formatProofDocument, parseProofDocument } from '../../src/allowlist/proofDocument.ts'
import { fetchAllowlistClaim } from '../../src/allowlist/proofSource.ts'
import type { ClaimCondition } from '../../src/conditions/claimCondition.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import { claim } from '../../src/generated/openEdition/abi.ts'
import { startChain } from '../support/chain.ts'
import { CURRENT_BUILDS, deployDrop } from '../support/drops.ts'

const walletOf = (index: number) => evmAddress(numberToHex(0xb0b000 + index, { size: 20 }))

function entryOf(index: number, terms: Partial<AllowlistEntry> = {}): AllowlistEntry {
  return {
    wallet: walletOf(index),
    quantityLimitPerWallet: 1n,
    pricePerToken: maxUint256,
    currency: zeroAddress,
    ...terms,
  }
}

const encode = (document: unknown) => new TextEncoder().encode(JSON.stringify(document))

describe('allowlists of EVM drops', () => {
  for (const build of CURRENT_BUILDS) {
    it(`of 10,000 wallets have proofs that the contract accepts, with terms per wallet (${build})`, async () => {
      // Given a list of 10,000 wallets, one of them with its own price and limit
      const chain = await startChain()
      const wallets = [await chain.newWallet(), await chain.newWallet(), await chain.newWallet()]
      const own = wallets.map(({ address: wallet }, at) => ({
        ...entryOf(0),
        wallet,
        ...(at === 2 && { quantityLimitPerWallet: 2n, pricePerToken: 7n }),
      }))
      const others = Array.from({ length: 10_000 - own.length }, (_, at) => entryOf(at))
      const list = buildAllowlist([...others.slice(0, 5_000), ...own, ...others.slice(5_000)])
      const condition = {
        quantityLimitPerWallet: 0n,
        merkleRoot: list.merkleRoot,
        pricePerToken: 9n,
      }
      const drop = await deployDrop(chain, { variant: 'erc721', build, conditions: [condition] })
      const attempt = async (at: number, quantity: bigint, price: bigint) => {
        const from = wallets[at] ?? chain.creator
        const proof = list.proofOf(from.address)
        const args = [from.address, quantity, NATIVE_TOKEN, price, proof, '0x']
        const value = quantity * price
        return (await chain.execute({ from, to: drop.address, abi: claim, args, value })).status
      }

      // Then each can claim on its own terms only
      expect(await attempt(0, 2n, 9n)).to.equal('reverted')
      expect(await attempt(0, 1n, 9n)).to.equal('success')
      expect(await attempt(2, 2n, 9n)).to.equal('reverted')
      expect(await attempt(2, 2n, 7n)).to.equal('success')
      chain.stop()
    })
  }

  it('prove each of 10,000 wallets, but no unlisted one', () => {
    const entries = Array.from({ length: 10_000 }, (_, at) => entryOf(at))
    const { merkleRoot, proofOf } = buildAllowlist(entries)
    const isProved = (entry: AllowlistEntry) => {
      const proof = proofOf(entry.wallet)
      return proof !== undefined && isInAllowlist({ ...entry, ...proof }, merkleRoot)
    }
    expect(entries.filter((entry) => !isProved(entry))).to.deep.equal([])
    expect(proofOf(walletOf(10_000))).to.equal(undefined)
  })

  it('prove every entry, but not with other terms (property)', () => {
    const amount = fc.oneof(fc.bigInt(0n, 5n), fc.constant(maxUint256))
    const terms = fc.record({ quantityLimitPerWallet: amount, pricePerToken: amount })
    fc.assert(
      fc.property(fc.array(terms, { minLength: 1, maxLength: 20 }), (all) => {
        const entries = all.map((each, at) => entryOf(at, each))
        const { merkleRoot, proofOf } = buildAllowlist(entries)
        for (const entry of entries) {
          const { proof } = proofOf(entry.wallet) as AllowlistProof
          const other = { ...entry, quantityLimitPerWallet: entry.quantityLimitPerWallet ^ 1n }
          expect(isInAllowlist({ ...entry, proof }, merkleRoot)).to.equal(true)
          expect(isInAllowlist({ ...other, proof }, merkleRoot)).to.equal(false)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('error: an empty list, and a wallet listed twice', () => {
    expect(() => buildAllowlist([]))
      .to.throw()
      .with.property('code', 'MERKLE_LIST_EMPTY')
    expect(() => buildAllowlist([entryOf(1), entryOf(2), entryOf(1)]))
      .to.throw(`The wallet ${walletOf(1)} is listed more than once, at positions 1, 3`)
      .with.property('code', 'ALLOWLIST_WALLET_LISTED_TWICE')
  })
})

describe('proof documents of EVM drops', () => {
  const proof: AllowlistProof = {
    proof: [numberToHex(5n, { size: 32 })],
    quantityLimitPerWallet: maxUint256,
    pricePerToken: 10n ** 20n,
    currency: NATIVE_TOKEN,
  }

  it('keep every digit when written and read back', () => {
    const text = formatProofDocument(proof)
    expect(parseProofDocument(new TextEncoder().encode(text), 'a.json')).to.deep.equal(proof)
  })

  it('can contain hashes in upper case', () => {
    const [node = ''] = proof.proof
    const document = { proof: [node.toUpperCase().replace('0X', '0x')] }
    expect(parseProofDocument(encode(document), 'a.json').proof).to.deep.equal([node])
  })

  it('use the terms of the claim condition without price and limit', () => {
    expect(parseProofDocument(encode({ proof: [] }), 'a.json')).to.deep.equal({
      proof: [],
      quantityLimitPerWallet: 0n,
      pricePerToken: maxUint256,
      currency: zeroAddress,
    })
  })

  for (const [what, document, reason] of [
    ['a price without a limit', { proof: [], pricePerToken: 1 }, 'it has one of'],
    ['a limit without a price', { proof: [], quantityLimitPerWallet: '1' }, 'it has one of'],
    ['no proof', {}, 'proof is not valid'],
    ['a node that is too short', { proof: ['0x12'] }, 'proof.0 is not valid'],
    [
      'a negative price',
      { proof: [], pricePerToken: -1, quantityLimitPerWallet: 1 },
      'pricePerToken',
    ],
    [
      'a number rounded by JSON',
      { proof: [], pricePerToken: 1e20, quantityLimitPerWallet: 1 },
      'pricePerToken',
    ],
    ['a currency that is not an address', { proof: [], currency: '0x12' }, 'currency is not valid'],
    ['a list', [], 'it is not an object'],
  ] as const) {
    it(`error: ${what}`, () => {
      expect(() => parseProofDocument(encode(document), 'a.json'))
        .to.throw(`The merkle proof a.json cannot be used: ${reason}`)
        .with.property('code', 'MERKLE_PROOF_DOCUMENT_INVALID')
    })
  }
})

describe('fetchAllowlistClaim', () => {
  const wallet = walletOf(1)
  const list = buildAllowlist([entryOf(1), entryOf(2)])
  const condition = { phaseIndex: 0, merkleRoot: list.merkleRoot } as ClaimCondition
  const documents = new Map<string, string>()
  const server = createServer(({ url = '' }, response) => {
    const document = documents.get(url)
    response.writeHead(document === undefined ? 404 : 200).end(document)
  })
  let base: string
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list/`
  })
  after(() => server.close())
  beforeEach(() => documents.clear())
  const publish = (text: string) => documents.set(`/list/${wallet}.json`, text)

  it('reads the proof of a wallet from its document', async () => {
    const proof = list.proofOf(wallet) as AllowlistProof
    publish(formatProofDocument(proof))
    expect(await fetchAllowlistClaim(base, { wallet, condition })).to.deep.equal({
      proof,
      problem: undefined,
    })
  })

  it('reads a document named in lower case, or with a checksum as other tools name it', async () => {
    const lower = evmAddress(`0x${'ab'.repeat(20)}`)
    const { merkleRoot, proofOf } = buildAllowlist([{ ...entryOf(1), wallet: lower }, entryOf(2)])
    const proof = proofOf(lower) as AllowlistProof
    for (const name of [lower, checksumAddress(lower as Address)]) {
      documents.clear()
      documents.set(`/list/${name}.json`, formatProofDocument(proof))
      const query = { wallet: lower, condition: { ...condition, merkleRoot } }
      expect(await fetchAllowlistClaim(base, query)).to.deep.equal({ proof, problem: undefined })
    }
  })

  it('treats a wallet without a document as not listed', async () => {
    const claimed = await fetchAllowlistClaim(base, { wallet, condition })
    expect(claimed).to.deep.equal({ proof: undefined, problem: undefined })
  })

  it('returns a problem for the proof of another list', async () => {
    publish(
      formatProofDocument({
        ...(list.proofOf(wallet) as AllowlistProof),
        quantityLimitPerWallet: 9n,
      }),
    )
    const { proof, problem } = await fetchAllowlistClaim(base, { wallet, condition })
    expect([proof, problem?.code]).to.deep.equal([undefined, 'MERKLE_PROOF_MISMATCH'])
  })

  it('returns a problem for an invalid document, a failing source and no source', async () => {
    publish('{')
    const codeOf = async (source: Parameters<typeof fetchAllowlistClaim>[0]) =>
      (await fetchAllowlistClaim(source, { wallet, condition })).problem?.code
    expect(await codeOf(base)).to.equal('MERKLE_PROOF_DOCUMENT_INVALID')
    const cause = new Error('getaddrinfo ENOTFOUND proofs.internal')
    const failing = async () => Promise.reject(cause)
    const { problem } = await fetchAllowlistClaim(failing, { wallet, condition })
    expect(problem).to.include({
      code: 'MERKLE_PROOF_NOT_AVAILABLE',
      message: `The merkle proof of ${wallet} cannot be read: its source has failed`,
      cause,
    })
    expect(await codeOf(undefined)).to.equal('MERKLE_PROOFS_MISSING')
  })

  it('ends with the reason of the signal', async () => {
    const reason = new Error('the page is left')
    const signal = AbortSignal.abort(reason)
    const asked = fetchAllowlistClaim(base, { wallet, condition }, { signal })
    expect(await asked.catch((error: unknown) => error)).to.equal(reason)
  })
})
