import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { maxUint256, numberToHex, parseEther, zeroAddress } from 'viem'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { type AllowlistEntry, isInAllowlist } from '../../src/allowlist/allowlistProof.ts'
import { buildShardedAllowlist } from '../../src/allowlist/buildShardedAllowlist.ts'
import { fetchAllowlistClaim } from '../../src/allowlist/proofSource.ts'
import { publishedProofs } from '../../src/allowlist/publishedProofs.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { setContractURI } from '../../src/generated/openEdition/abi.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { writeShardedAllowlist } from '../../src/node/shardFiles.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'

const COIN = { decimalsOf: () => 18 }

function entryOf(wallet: EvmAddress, terms: Partial<AllowlistEntry> = {}): AllowlistEntry {
  return {
    wallet,
    quantityLimitPerWallet: maxUint256,
    pricePerToken: maxUint256,
    currency: zeroAddress,
    ...terms,
  }
}

/** Wallets whose addresses begin with all pairs of digits. */
function strangers(count: number): EvmAddress[] {
  return Array.from({ length: count }, (_, at) =>
    evmAddress(numberToHex((BigInt((at * 7) % 256) << 152n) + BigInt(at), { size: 20 })),
  )
}

describe('files of sharded allowlists', () => {
  let chain: TestChain
  let folder: string
  const server = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(join(folder, url)))
    } catch {
      response.writeHead(404).end()
    }
  })
  let base: string
  before(async () => {
    chain = await startChain()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  beforeEach(() => {
    folder = temporaryFolder()
  })
  after(async () => {
    server.close()
    await chain.stop()
  })

  /** Publishes a list, and opens a drop for its wallets at a price. */
  async function open(entries: readonly AllowlistEntry[], currency?: `0x${string}`) {
    const allowlist = buildShardedAllowlist(entries)
    const written = await writeShardedAllowlist({ allowlist, folder, baseUri: base, ...COIN })
    const { merkleRoot } = allowlist
    const conditions = [
      {
        quantityLimitPerWallet: 0n,
        merkleRoot,
        pricePerToken: parseEther('1'),
        ...(currency && { currency }),
      },
    ]
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions })
    const document = { merkle: { [merkleRoot]: `${base}list.json` } }
    writeFileSync(join(folder, 'contract'), JSON.stringify(document))
    await chain.execute({ to: address, abi: setContractURI, args: [`${base}contract`] })
    const proofSource = publishedProofs(chain.connection, address)
    return { allowlist, written, contract: address, proofSource }
  }

  it('of 10,000 wallets are read back, and the contract accepts their proofs', async () => {
    // Given a list of 10,000 wallets, of which one has terms of its own
    const buyer = await chain.newWallet()
    const terms = { quantityLimitPerWallet: 2n, pricePerToken: parseEther('0.5') }
    const others = strangers(9_999)
    const entries = [...others.map((wallet) => entryOf(wallet)), entryOf(buyer.address, terms)]
    const { allowlist, written, contract, proofSource } = await open(entries)
    expect(written).to.deep.equal({ written: 257, kept: 0, removed: 0 })

    // When wallets look themselves up, Then their proofs lead to the root
    const { conditions } = await fetchDropState(chain.connection, { contract })
    const [condition] = conditions
    if (!condition) throw new Error('The drop has no condition')
    for (const wallet of [...others.slice(0, 5), ...others.slice(-5)]) {
      const { proof } = await fetchAllowlistClaim(proofSource, { wallet, condition })
      expect(proof).to.deep.equal(allowlist.proofOf(wallet))
      expect(proof && isInAllowlist({ ...proof, wallet }, allowlist.merkleRoot)).to.equal(true)
    }

    // And one of them mints on its terms, and a stranger cannot
    const maxPrice = parseEther('0.5')
    const mint = { contract, proofSource, wallet: buyer, quantity: 2n, maxPrice }
    expect((await mintItems(chain.connection, mint)).items).to.have.length(2)
    const { address: wallet } = await chain.newWallet()
    const request = { contract, proofSource, wallet }
    expect(await fetchClaimRestriction(chain.connection, request)).to.deep.include({
      type: 'restricted',
      code: 'NOT_ON_ALLOWLIST',
    })
  })

  it('have prices of a phase in tokens too', async () => {
    const buyer = await chain.newWallet()
    const token = await deployToken(chain, buyer)
    const listed = entryOf(buyer.address, { pricePerToken: 30n })
    const { contract, proofSource } = await open([listed], token)
    const mint = { contract, proofSource, wallet: buyer, quantity: 1n, maxPrice: 30n }
    expect((await mintItems(chain.connection, mint)).items).to.have.length(1)
  })

  it('are written where they change, and removed with their last wallet', async () => {
    const [first, second] = strangers(2)
    if (!first || !second) throw new Error('There are no wallets')
    const write = (wallets: readonly EvmAddress[]) => {
      const allowlist = buildShardedAllowlist(wallets.map((wallet) => entryOf(wallet)))
      return writeShardedAllowlist({ allowlist, folder, baseUri: base, ...COIN })
    }
    writeFileSync(join(folder, 'index.html'), 'Proofs')
    expect(await write([first, second])).to.deep.equal({ written: 3, kept: 0, removed: 0 })
    expect(await write([second, first])).to.deep.equal({ written: 0, kept: 3, removed: 0 })
    expect(await write([first])).to.deep.equal({ written: 2, kept: 0, removed: 1 })
    expect(readdirSync(folder).sort()).to.deep.equal([
      '00.json',
      'index.html',
      'index.json',
      'list.json',
    ])
  })

  it('error: no wallets, or one twice', () => {
    const [wallet = evmAddress(zeroAddress)] = strangers(1)
    expect(() => buildShardedAllowlist([]))
      .to.throw()
      .with.property('code', 'MERKLE_LIST_EMPTY')
    expect(() => buildShardedAllowlist([entryOf(wallet), entryOf(wallet)]))
      .to.throw()
      .with.property('code', 'ALLOWLIST_WALLET_LISTED_TWICE')
  })
})
