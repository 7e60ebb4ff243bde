import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMintlineError } from '@mintline/core'
import { aptosAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as fc from 'fast-check'
import type { AllowlistEntry, AllowlistProof } from '../../src/allowlist/allowlistProof.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import { formatProofDocument } from '../../src/allowlist/proofDocument.ts'
import { fetchPhaseForMinter } from '../../src/drop/fetchPhases.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { AptosDrop } from '../../src/mint/mintRequest.ts'
import type { SigningWallet } from '../../src/wallet/signingWallet.ts'
import { administer, type DropInput, openDrop } from '../support/drops.ts'
import { describeOnNetwork, START, startNetwork, type TestNetwork } from '../support/network.ts'

const PRICE = 1_000n

describeOnNetwork('merkle lists of drops on Aptos', () => {
  let network: TestNetwork
  let wallet: SigningWallet
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())
  beforeEach(async () => {
    wallet = await network.newWallet()
  })

  const open = (input: DropInput) => openDrop(network, input)

  /** A list of the wallet with a cap of 2, among others with a cap of 5. */
  function listWithWallet() {
    const others = Array.from({ length: 6 }, (_, at) => entryOf(BigInt(at), 5n))
    const own = { wallet: wallet.address, maxPerWalletByAllowList: 2n }
    return buildAllowlist([...others, own])
  }

  const restrictionOf = async (drop: AptosDrop, quantity = 1n, mintTo?: string) => {
    const request = { ...drop, wallet: wallet.address, quantity, mintTo }
    const found = await fetchClaimRestriction(network.connection, request)
    return found.type === 'restricted' ? found.code : 'claimable'
  }

  for (const version of [1, 2] as const) {
    for (const mintBy of ['function', 'script'] as const) {
      it(`let listed wallets mint up to their cap by ${mintBy}, in version ${version}`, async () => {
        // Given a private phase whose list gives the wallet two items
        const list = listWithWallet()
        const proofSource = async () => list.proofOf(wallet.address)
        const phases = [{ price: PRICE, maxPerWallet: 1n, merkleRoot: list.merkleRoot }]
        const drop = { ...(await open({ version, phases })), proofSource, mintBy }

        // When it asks and mints
        const request = { ...drop, wallet: wallet.address }
        expect(await fetchMintData(network.connection, request)).to.deep.include({
          type: 'active',
          maxPerWallet: 2n,
          isMintToAvailable: false,
        })
        expect(await restrictionOf(drop, 3n)).to.equal('WALLET_QUANTITY_EXCEEDED')
        const { items } = await mintItems(network.connection, { ...drop, wallet, quantity: 2n })

        // Then it has its items, and no more
        expect(items).to.have.length(2)
        expect(await fetchMintData(network.connection, request)).to.deep.include({ claimed: 2n })
        expect(await restrictionOf(drop, 1n)).to.equal('WALLET_QUANTITY_EXCEEDED')
      })
    }
  }

  it('are verified by the drop machine, every proof of any list and no other (property)', async () => {
    const drop = await open({ phases: [{ merkleRoot: `0x${'00'.repeat(32)}` }] })
    const termsOf = async (minter: string, proof: AllowlistProof) => {
      const input = { ...drop, wallet: minter, phaseIndex: 0, proof }
      const phase = await fetchPhaseForMinter(network.connection, input)
      return [phase.isUserInAllowList, phase.maxPerWalletByAllowList]
    }
    const caps = fc.array(fc.bigInt(1n, 2n ** 64n - 1n), { minLength: 2, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(caps, fc.bigInt(1n, 2n ** 64n), async (all, seed) => {
        const entries = all.map((cap, at) => entryOf(seed + BigInt(at), cap))
        const list = buildAllowlist(entries)
        const root = Buffer.from(list.merkleRoot.slice(2), 'hex')
        await administer(network, 'modify_phase', [drop.contract, 1, START, 0, 0, 0, true, root])
        for (const [at, entry] of entries.entries()) {
          const proof = list.proofOf(entry.wallet)
          const neighbour = entries.at(at - 1)
          if (!proof || !neighbour) throw new Error('The list lacks a proof')
          const { maxPerWalletByAllowList: cap } = entry
          expect(await termsOf(entry.wallet, proof)).to.deep.equal([true, cap])
          const changed = [
            [entry.wallet, { ...proof, maxPerWalletByAllowList: cap ^ 1n }],
            [entry.wallet, { ...proof, proof: proof.proof.slice(1) }],
            [neighbour.wallet, proof],
          ] as const
          for (const [minter, other] of changed) {
            expect(await termsOf(minter, other)).to.deep.equal([false, 0n])
          }
        }
      }),
      { numRuns: 6 },
    )
  })

  it('refuse a wrong cap, the proof of another wallet, and one that is cut off', async () => {
    const list = listWithWallet()
    const drop = await open({ phases: [{ merkleRoot: list.merkleRoot }] })
    const proof = list.proofOf(wallet.address)
    const ofAnother = list.proofOf(entryOf(0n, 5n).wallet)
    if (!proof || !ofAnother) throw new Error('The list lacks a proof')
    const wrong = [
      { ...proof, maxPerWalletByAllowList: 3n },
      { ...proof, maxPerWalletByAllowList: 0n },
      { ...proof, proof: proof.proof.slice(0, -1) },
      { ...proof, proof: [] },
      ofAnother,
      undefined,
    ]
    for (const each of wrong) {
      const refused = { ...drop, proofSource: async () => each }
      expect(await restrictionOf(refused)).to.equal('USER_NOT_IN_ALLOW_LIST')
      const mint = mintItems(network.connection, { ...refused, wallet, quantity: 1n })
      expect(await codeOf(mint)).to.equal('USER_NOT_IN_ALLOW_LIST')
    }
    const known = { ...drop, proofSource: async () => proof }
    expect(await restrictionOf(known)).to.equal('claimable')
    expect(await restrictionOf(known, 1n, '0xb2')).to.equal('MINT_TO_NOT_AVAILABLE')
  })

  it('leave it open whether a wallet is listed where no proofs are known, unlike lists on chain', async () => {
    const { merkleRoot } = listWithWallet()
    expect(await restrictionOf(await open({ phases: [{ merkleRoot }] }))).to.equal(
      'MERKLE_PROOFS_MISSING',
    )
    const onChain = await open({ phases: [{ listed: { [entryOf(0n, 1n).wallet]: 1n } }] })
    expect(await restrictionOf(onChain)).to.equal('USER_NOT_IN_ALLOW_LIST')
  })

  it('are not asked for wallets with entries, or in public phases', async () => {
    const proofSource = async () => Promise.reject(new Error('the source was asked'))
    const entries = { [wallet.address]: 1n }
    for (const phase of [{}, { listed: entries }]) {
      const drop = { ...(await open({ phases: [phase] })), proofSource }
      expect(await restrictionOf(drop)).to.equal('claimable')
    }
  })

  it('are read from a folder of documents', async () => {
    // Given a folder with the document of the wallet
    const list = listWithWallet()
    const phases = [{ merkleRoot: list.merkleRoot }]
    const documents = new Map<string, string>()
    const server = createServer(({ url = '' }, response) => {
      const document = documents.get(url)
      response.writeHead(document === undefined ? 404 : 200).end(document)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const proofSource = `http://127.0.0.1:${port}/list/`
    const drop = { ...(await open({ phases })), proofSource }

    // Then it may mint; without a document it is not listed, and a broken one leaves that open
    const path = `/list/${wallet.address}.json`
    expect(await restrictionOf(drop)).to.equal('USER_NOT_IN_ALLOW_LIST')
    const proof = list.proofOf(wallet.address)
    documents.set(path, proof ? formatProofDocument(proof) : '')
    expect(await restrictionOf(drop, 2n)).to.equal('claimable')
    documents.delete(path)
    const name = `0x${wallet.address.slice(2).toUpperCase()}`
    documents.set(`/list/${name}.json`, proof ? formatProofDocument(proof) : '')
    expect(await restrictionOf(drop, 2n)).to.equal('claimable')
    documents.set(path, '{')
    expect(await restrictionOf(drop)).to.equal('MERKLE_PROOF_DOCUMENT_INVALID')
    const away = { ...drop, proofSource: async () => Promise.reject(new Error('away')) }
    expect(await restrictionOf(away)).to.equal('MERKLE_PROOF_NOT_AVAILABLE')
    server.close()
  })
})

function entryOf(index: bigint, maxPerWalletByAllowList: bigint): AllowlistEntry {
  return { wallet: aptosAddress(`0x${(0xb000n + index).toString(16)}`), maxPerWalletByAllowList }
}

/** Code of the error of a call that has to fail. */
async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isMintlineError(outcome)) throw outcome
  return outcome.code
}
