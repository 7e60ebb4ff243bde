import type { Localnet } from '@mintline/localnet'
import { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { PRICE_TOKEN } from '../../src/limits.ts'
import { fetchChainTime } from '../../src/reads/fetchChainTime.ts'
import { fetchDrop } from '../../src/reads/fetchDrop.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fund, fundedWallet } from './_drop.ts'

const DAY = 86_400n

describe('fetchDrop', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop
  let now: bigint
  const merkleRoot = new Uint8Array(32).fill(3)
  const feeRecipient = Keypair.generate().publicKey

  before(async () => {
    localnet = await startPrograms()
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    // Given a drop with one item, a merkle phase from tomorrow and a public one from the day after
    now = await fetchChainTime(connection)
    drop = await Drop.deploy(localnet, {
      collectionUri: 'https://example.com/drop.json',
      maxNumberOfTokens: 10n,
      platformFee: {
        platformFeeValue: 1_000n,
        isFeeFlat: true,
        recipients: [{ address: feeRecipient, share: 100 }],
      },
      itemBaseUri: 'https://example.com/same.json',
    })
    const price = { priceAmount: 1_000_000n }
    const from = (day: bigint) => ({ startTime: now + day * DAY, endTime: now + (day + 1n) * DAY })
    await drop.addPhase({ ...price, ...from(-1n), endTime: now + DAY / 2n })
    await drop.addPhase({ ...price, ...from(1n), phaseType: 'merkleTree', merkleRoot })
    await drop.addPhase({ ...price, ...from(2n), maxMintsPerWallet: 2n })
    await fund(connection, feeRecipient)
    await drop.mint(await fundedWallet(connection), 1)
  })
  after(() => localnet.close())

  it('returns a drop and its current phase', async () => {
    expect(await fetchDrop(connection, drop.address)).to.deep.equal({
      symbol: 'DROP',
      collectionName: 'A drop',
      collectionUri: 'https://example.com/drop.json',
      creator: drop.creator.publicKey.toBase58(),
      groupMint: drop.groupMint.publicKey.toBase58(),
      maxNumberOfTokens: 10n,
      tokensMinted: 1n,
      itemBaseName: 'Item #{}',
      itemBaseUri: 'https://example.com/same.json',
      itemNameIsTemplate: true,
      itemUriIsTemplate: false,
      isFeeFlat: true,
      platformFeeValue: 1_000n,
      platformFeeRecipients: [{ address: feeRecipient.toBase58(), share: 100 }],
      currentPhase: {
        phaseIndex: 0,
        currentMints: 1n,
        startTime: now - DAY,
        endTime: now + DAY / 2n,
        priceToken: PRICE_TOKEN,
        priceAmount: 1_000_000n,
        maxMintsPerWallet: 0n,
        isPrivate: false,
        merkleRoot: undefined,
        active: true,
      },
    })
  })

  it('goes by chain time, from phase to phase', async () => {
    const phaseAt = async (time: bigint) => {
      localnet.setClock(Number(time))
      return (await fetchDrop(connection, drop.address)).currentPhase
    }
    expect(await phaseAt(now + (DAY * 3n) / 4n)).to.equal(undefined)
    expect(await phaseAt(now + (DAY * 3n) / 2n)).to.deep.include({
      phaseIndex: 1,
      isPrivate: true,
      merkleRoot,
    })
    expect(await phaseAt(now + (DAY * 5n) / 2n)).to.deep.include({
      phaseIndex: 2,
      isPrivate: false,
      maxMintsPerWallet: 2n,
    })
    expect(await phaseAt(now + DAY * 4n)).to.equal(undefined)
  })

  it('error: nothing is deployed at the address', async () => {
    const deployment = Keypair.generate().publicKey.toBase58()
    expect(await failureOf(fetchDrop(connection, deployment))).to.include({
      code: 'EDITIONS_NOT_FOUND',
    })
  })
})

describe('fetchChainTime', () => {
  it('returns the chain time, even after the network moved it', async () => {
    const localnet = await startPrograms()
    try {
      const connection = new Connection(localnet.rpcUrl, 'confirmed')
      const moved = 4_000_000_000n
      localnet.setClock(Number(moved))
      const time = await fetchChainTime(connection)
      const later = await connection.getBlockTime(await connection.getSlot())
      expect(time >= moved && time <= BigInt(later ?? 0)).to.equal(true)
    } finally {
      await localnet.close()
    }
  })
})
