import type { Localnet } from '@mintline/localnet'
import { editionsControlsAddress, hashlistAddress } from '@mintline/solana'
import {
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  ExtensionType,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
  tokenMetadataInitializeWithRentTransfer,
} from '@solana/spl-token'
import { type Connection, Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { findDeployment } from '../../src/reads/findDeployment.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from './_drop.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

describe('findDeployment', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop
  let item: PublicKey

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet, { symbol: 'Füchse' })
    connection = drop.connection
    await drop.addPhase()
    item = await mintOne(drop)
  })
  after(() => localnet.close())

  for (const [what, of] of [
    ['symbol', () => 'Füchse'],
    ['own address', () => drop.deployment],
    ["controls' address", () => editionsControlsAddress(drop.deployment)],
    ["group mint's address", () => drop.groupMint.publicKey],
    ["item's address", () => item],
    ['union id', () => `SOLANA:${drop.deployment}`],
    ["item's union id", () => `SOLANA:${item}`],
  ] as const) {
    it(`finds a deployment by its ${what}`, async () => {
      expect(await findDeployment(connection, String(of()))).to.equal(drop.address)
    })
  }

  it('makes one request for a symbol and two for a token', async () => {
    const recording = recordingConnection(localnet.rpcUrl)
    await findDeployment(recording.connection, 'Füchse')
    expect(batchSizes(recording.requests)).to.deep.equal([1])
    await findDeployment(recording.connection, item.toBase58())
    expect(batchSizes(recording.requests).slice(1)).to.deep.equal([1, 1])
  })

  it('finds a symbol that is also an empty address', async () => {
    const symbol = `${'1'.repeat(31)}z`
    const lookalike = await Drop.deploy(localnet, { symbol })
    expect(await findDeployment(connection, symbol)).to.equal(lookalike.address)
  })

  for (const symbol of ['NOSUCHDROP', '', 'ü'.repeat(17), 'x'.repeat(200)]) {
    it(`error: no collection has the symbol "${symbol.slice(0, 40)}"`, async () => {
      expect(await failureOf(findDeployment(connection, symbol))).to.include({
        code: 'EDITIONS_NOT_FOUND',
        message: `Editions not found: no collection has the symbol or address ${symbol} on this network`,
      })
    })
  }

  it('finds a symbol that begins like a union id', async () => {
    const symbol = 'SOLANA:SUMMER'
    const summer = await Drop.deploy(localnet, { symbol })
    expect(await findDeployment(connection, symbol)).to.equal(summer.address)
  })

  it('error: the union id of a drop on another chain, without a request', async () => {
    const { connection: recorded, requests } = recordingConnection(localnet.rpcUrl)
    const id = 'POLYGON:0x52908400098527886E0F7030069857D2E4169EE7'
    expect(await failureOf(findDeployment(recorded, id))).to.include({
      code: 'UNHANDLED_BLOCKCHAIN',
      message: 'Unhandled blockchain - POLYGON',
    })
    expect(requests).to.deep.equal([])
  })

  it('error: nothing is stored at the address', async () => {
    const address = Keypair.generate().publicKey.toBase58()
    const failure = await failureOf(findDeployment(connection, address))
    expect(failure).to.include({ code: 'EDITIONS_NOT_FOUND' })
    expect(failure).to.have.nested.property('context.collection', address)
  })

  it('error: any other address', async () => {
    for (const other of [hashlistAddress(drop.deployment, 0), SystemProgram.programId]) {
      expect(await failureOf(findDeployment(connection, other.toBase58()))).to.include({
        code: 'NOT_EDITIONS_ACCOUNT',
      })
    }
  })

  it('error: a token that only claims to be an item, by its symbol', async () => {
    const forged = await forgeMint(drop, 'Füchse')
    const failure = await failureOf(findDeployment(connection, forged.toBase58()))
    expect(failure).to.include({ code: 'EDITIONS_NOT_FOUND' })
    expect(failure).to.have.nested.property('context.collection', 'Füchse')
  })

  it('error: a token without a collection, by its symbol', async () => {
    const lone = await forgeMint(drop, 'LONE')
    expect(await failureOf(findDeployment(connection, lone.toBase58()))).to.include({
      code: 'EDITIONS_NOT_FOUND',
      message: 'Editions not found: no collection has the symbol or address LONE on this network',
    })
  })

  it('error: a token without metadata', async () => {
    const mint = await createMint(drop)
    expect(await failureOf(findDeployment(connection, mint.toBase58()))).to.include({
      code: 'NOT_EDITIONS_ACCOUNT',
      message: `The account ${mint} is not a valid mint of a collection or an item: check the address and the network`,
    })
  })
})

async function mintOne(drop: Drop): Promise<PublicKey> {
  const [item] = await drop.mint(await fundedWallet(drop.connection), 1)
  if (!item) throw new Error('Nothing was minted.')
  return item
}

/** A stranger's mint without metadata. */
async function createMint(drop: Drop): Promise<PublicKey> {
  const mint = Keypair.generate()
  const [address, owner] = [mint.publicKey, drop.creator.publicKey]
  const space = getMintLen([ExtensionType.MetadataPointer])
  await drop.send(
    [
      SystemProgram.createAccount({
        fromPubkey: owner,
        newAccountPubkey: address,
        space,
        lamports: 10_000_000,
        programId: TOKEN_2022_PROGRAM_ID,
      }),
      createInitializeMetadataPointerInstruction(address, owner, address, TOKEN_2022_PROGRAM_ID),
      createInitializeMint2Instruction(address, 0, owner, null, TOKEN_2022_PROGRAM_ID),
    ],
    [drop.creator, mint],
  )
  return address
}

/** A stranger's mint that claims a symbol. */
async function forgeMint(drop: Drop, symbol: string): Promise<PublicKey> {
  const mint = await createMint(drop)
  const { connection, creator } = drop
  const [name, uri] = ['Item #1', 'https://example.com/1.json']
  await tokenMetadataInitializeWithRentTransfer(
    connection,
    creator,
    mint,
    creator.publicKey,
    creator,
    name,
    symbol,
    uri,
  )
  return mint
}
