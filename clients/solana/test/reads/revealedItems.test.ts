import { shownItemUri } from '@mintline/core/reveal'
import type { Localnet } from '@mintline/localnet'
import {
  commitReveal,
  fetchItemMints,
  fetchReveal,
  isCommittedTo,
  type RevealSecret,
  randomSeed,
  revealAddress,
  revealCommitment,
  revealFiles,
  updateTokenNameUri,
} from '@mintline/solana'
import { Connection, type Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../localnet.ts'
import { Drop, fund, fundedWallet } from './_drop.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

const PLACEHOLDER = 'ipfs://soon/{}.json'
const FILES = 'ipfs://files/{}.json'

describe('Items whose files are revealed', () => {
  let localnet: Localnet
  let connection: Connection
  let creator: Keypair
  before(async () => {
    localnet = await startPrograms()
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    creator = await fundedWallet(connection)
  })
  after(() => localnet.close())

  let dropped = 0
  async function deploy(itemBaseUri = PLACEHOLDER) {
    dropped += 1
    const drop = await Drop.deploy(localnet, { creator, symbol: `SHOWN${dropped}`, itemBaseUri })
    await drop.addPhase()
    return drop
  }

  async function commit(drop: Drop, secret: RevealSecret, files: bigint) {
    const { deployment } = drop
    const commitment = revealCommitment(deployment.toBase58(), secret)
    const signer = { deployment, creator: creator.publicKey }
    await drop.send([commitReveal({ ...signer, commitment, fileCount: files })], [creator])
  }

  async function reveal(drop: Drop, secret: RevealSecret) {
    const signer = { deployment: drop.deployment, creator: creator.publicKey }
    await drop.send([revealFiles({ ...signer, ...secret })], [creator])
  }

  const keysOf = (mints: readonly PublicKey[]) => mints.map((mint) => mint.toBase58())
  const urisOf = async (mints: readonly PublicKey[]) =>
    (await fetchItemMints(connection, keysOf(mints))).map(({ uri }) => uri)
  const numbered = (template: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      template.replace('{}', String(from + index)),
    )

  it('show each file once, in the order of the seed that was committed to', async () => {
    for (const files of [1, 2, 7]) {
      // Given a drop with as many items as files
      const drop = await deploy()
      const secret = { seed: randomSeed(), baseUri: FILES }
      await commit(drop, secret, BigInt(files))
      const mints = await drop.mint(await fundedWallet(connection), files)
      expect(await urisOf(mints)).to.deep.equal(numbered(PLACEHOLDER, 1, files))

      // When the files are revealed
      await reveal(drop, secret)

      // Then no two items show the same file, and none is left out
      const uris = await urisOf(mints)
      expect(uris.toSorted()).to.deep.equal(numbered(FILES, 1, files))

      // And everybody can compute the same from the chain
      const record = await fetchReveal(connection, drop.address)
      if (!record?.revealed) throw new Error('Nothing is revealed.')
      expect(isCommittedTo(record, record.revealed)).to.equal(true)
      const shown = { placeholder: PLACEHOLDER, files: { ...record.revealed, ...record } }
      const stored = numbered(PLACEHOLDER, 1, files)
      const computed = stored.map((uri, index) =>
        shownItemUri({ number: BigInt(index + 1), uri }, shown),
      )
      expect(uris).to.deep.equal(computed)
    }
  })

  it('keep the uri in their mint beside it', async () => {
    const drop = await deploy()
    const secret = { seed: randomSeed(), baseUri: FILES }
    await commit(drop, secret, 3n)
    const mints = await drop.mint(await fundedWallet(connection), 3)
    await reveal(drop, secret)
    const items = await fetchItemMints(connection, keysOf(mints))
    const stored = items.map(({ storedUri }) => storedUri)
    expect(stored).to.deep.equal(numbered(PLACEHOLDER, 1, 3))
  })

  it('are neither those beyond the files nor those that the owner edited', async () => {
    const drop = await deploy()
    const secret = { seed: randomSeed(), baseUri: FILES }
    await commit(drop, secret, 2n)
    const [first, second, third] = await drop.mint(await fundedWallet(connection), 3)
    if (!first || !second || !third) throw new Error('Too little was minted.')
    const edited = {
      ...{ deployment: drop.deployment, creator: creator.publicKey, mint: first },
      ...{ newName: 'The first', newUri: 'ipfs://special.json' },
    }
    await drop.send([updateTokenNameUri(edited)], [creator])
    await reveal(drop, secret)
    const [one, two, three] = await urisOf([first, second, third])
    expect([one, three]).to.deep.equal(['ipfs://special.json', 'ipfs://soon/3.json'])
    expect(two).to.match(/^ipfs:\/\/files\/[12]\.json$/)
  })

  it('are told apart by collection, in one request for all of them', async () => {
    const secret = { seed: randomSeed(), baseUri: FILES }
    const [one, other, none] = [await deploy(), await deploy('ipfs://same.json'), await deploy()]
    const minter = await fundedWallet(connection)
    const mints: PublicKey[] = []
    for (const drop of [one, other, none]) {
      if (drop !== none) await commit(drop, secret, 1n)
      mints.push(...(await drop.mint(minter, 1)))
    }
    await reveal(one, secret)
    await reveal(other, secret)
    const recording = recordingConnection(localnet.rpcUrl)
    const items = await fetchItemMints(recording.connection, keysOf(mints))
    expect(items.map(({ uri }) => uri)).to.deep.equal([
      'ipfs://files/1.json',
      'ipfs://files/1.json',
      'ipfs://soon/1.json',
    ])
    expect(batchSizes(recording.requests)).to.deep.equal([3, 6])
  })

  it("can be read although somebody sent lamports to the reveal's address", async () => {
    const drop = await deploy()
    const mints = await drop.mint(await fundedWallet(connection), 1)
    await fund(connection, revealAddress(drop.deployment))
    expect(await urisOf(mints)).to.deep.equal(['ipfs://soon/1.json'])
    expect(await fetchReveal(connection, drop.address)).to.equal(undefined)
  })
})
