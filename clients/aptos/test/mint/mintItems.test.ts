import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { fetchDropSettings } from '../../src/administration/fetchDropSettings.ts'
import { connectAptos } from '../../src/chain/connection.ts'
import { fetchCurrentPhase, fetchPhaseForMinter } from '../../src/drop/fetchPhases.ts'
import { machinesAt } from '../../src/drop/machine.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { type MintItemsOptions, mintItems } from '../../src/mint/mintItems.ts'
import type { AptosDrop } from '../../src/mint/mintRequest.ts'
import { resumeMint } from '../../src/mint/resumeMint.ts'
import { resumeTransaction } from '../../src/send/resumeTransaction.ts'
import type { SignedTransaction } from '../../src/send/sendOptions.ts'
import type { SigningWallet } from '../../src/wallet/signingWallet.ts'
import { administer, type DropInput, openDrop } from '../support/drops.ts'
import { describeOnNetwork, START, startNetwork, type TestNetwork } from '../support/network.ts'

const PRICE = 1_000n

describeOnNetwork('mints on Aptos', () => {
  let network: TestNetwork
  let wallet: SigningWallet
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())
  beforeEach(async () => {
    wallet = await network.newWallet()
  })

  const open = (input: DropInput = { phases: [{ price: PRICE }] }) => openDrop(network, input)

  const mint = (drop: AptosDrop, quantity: bigint, options: MintItemsOptions = {}) =>
    mintItems(network.connection, { ...drop, wallet, quantity }, options)

  const restrictionOf = async (drop: AptosDrop, quantity = 1n) => {
    const request = { ...drop, wallet: wallet.address, quantity }
    const found = await fetchClaimRestriction(network.connection, request)
    return found.type === 'restricted' ? found.code : 'claimable'
  }

  for (const version of [1, 2] as const) {
    for (const mintBy of ['function', 'script'] as const) {
      it(`are made by ${mintBy}, from a drop of version ${version}`, async () => {
        const drop = await open({ version, phases: [{ price: PRICE }] })
        const { items } = await mint({ ...drop, mintBy }, 2n)
        const names = items.map(({ metadata }) => metadata && 'name' in metadata && metadata.name)
        expect(names).to.deep.equal(['No. 1', 'No. 2'])
        expect(await fetchMintData(network.connection, drop)).to.deep.include({ claimed: 2n })
      })
    }
  }

  it('are checked by the claims of the wallet, to the item', async () => {
    const drop = await open({ phases: [{ maxPerWallet: 3n }], totalSupply: 4n })
    await mint(drop, 2n)
    expect(await restrictionOf(drop, 1n)).to.equal('claimable')
    expect(await restrictionOf(drop, 2n)).to.equal('WALLET_QUANTITY_EXCEEDED')
    await mint(drop, 1n)
    wallet = await network.newWallet()
    expect(await restrictionOf(drop, 1n)).to.equal('claimable')
    expect(await restrictionOf(drop, 2n)).to.equal('SUPPLY_EXCEEDED')
  })

  it('move from phase to phase by the time of the ledger', async () => {
    const now = network.now()
    const drop = await open({
      phases: [
        { start: now + 100n, price: 1n },
        { start: now + 200n, price: 2n },
      ],
    })
    const priceNow = async () => {
      const data = await fetchMintData(network.connection, drop)
      return data.type === 'active' ? data.price.value : undefined
    }
    network.setClock(now + 99n)
    expect([await priceNow(), await fetchCurrentPhase(network.connection, drop)]).to.deep.equal([
      undefined,
      undefined,
    ])
    network.setClock(now + 100n)
    expect([await priceNow(), await fetchCurrentPhase(network.connection, drop)]).to.deep.equal([
      1n,
      0,
    ])
    network.setClock(now + 200n)
    expect([await priceNow(), await fetchCurrentPhase(network.connection, drop)]).to.deep.equal([
      2n,
      1,
    ])
    const phase = { ...drop, wallet: wallet.address, phaseIndex: 1 }
    const { saleMintPrice } = await fetchPhaseForMinter(network.connection, phase)
    expect(saleMintPrice).to.equal(2n)
  })

  it('are stopped by a pause, and go on after it', async () => {
    const drop = await open()
    await administer(network, 'set_paused', [drop.contract, true])
    expect(await restrictionOf(drop)).to.equal('DROP_PAUSED')
    await administer(network, 'set_paused', [drop.contract, false])
    expect(await restrictionOf(drop)).to.equal('claimable')
  })

  it('error: the price is raised between check and signature; nothing is paid', async () => {
    const drop = await open()
    const { sign } = wallet
    wallet = {
      ...wallet,
      sign: async (transaction) => {
        const terms = [START, PRICE + 1n, 0, 0, false, new Uint8Array()]
        await administer(network, 'modify_phase', [drop.contract, 1, ...terms])
        return sign(transaction)
      },
    }
    expect(await failureOf(mint(drop, 1n))).to.deep.include({
      code: 'MODULE_ABORTED',
      message: 'The items cost more than this mint may pay',
    })
    expect(await fetchMintData(network.connection, drop)).to.deep.include({ claimed: 0n })
  })

  it('error: the funds are too low; names the sum that is needed, to the octa', async () => {
    // Given wallets that have the price of two items, and all but one octa of the gas
    const drop = await open({ phases: [{ price: PRICE }] })
    const shortageOf = async (octas: bigint) => {
      wallet = await network.newWallet(octas)
      const failure = await mint(drop, 2n).catch((error: unknown) => error)
      if (!isMintlineError(failure, 'FUNDS_TOO_LOW')) throw failure
      return failure.context
    }
    const { needed = 0n, balance, isWithoutGas } = await shortageOf(2n * PRICE)
    expect([balance, isWithoutGas]).to.deep.equal([2n * PRICE, undefined])
    expect(await shortageOf(needed - 1n)).to.deep.include({ needed, balance: needed - 1n })

    // When one has that sum, then it mints
    wallet = await network.newWallet(needed)
    const { items } = await mint(drop, 2n)
    expect(items).to.have.length(2)

    // And one that cannot pay the items hears their price, without a guess at the gas
    expect(await shortageOf(2n * PRICE - 1n)).to.deep.include({
      needed: 2n * PRICE,
      isWithoutGas: true,
    })
  })

  it('error: the items cost more octas than a transaction can name', async () => {
    const drop = await open({ phases: [{ price: 2n ** 63n }] })
    expect(await failureOf(mint(drop, 2n))).to.deep.include({ code: 'FUNDS_TOO_LOW' })
  })

  it('error: the collection is not of the drop machine, or of its other version', async () => {
    const { machines } = network
    const nothing = { contract: wallet.address, machines }
    expect(await failureOf(fetchMintData(network.connection, nothing))).to.include({
      code: 'NO_CONTRACT_DATA',
      message: 'No data for contract',
    })
    const { contract } = await open({ version: 1 })
    const asOther = { contract, machines: { ...machines, versions: { [contract]: 2 as const } } }
    expect(await failureOf(fetchMintData(network.connection, asOther))).to.include({
      code: 'MODULE_ABORTED',
      message: 'This drop belongs to another version of the drop machine',
    })
  })

  it('open drops of both versions by their address alone, which most need no request more for', async () => {
    for (const version of [1, 2] as const) {
      const { contract } = await open({ version, phases: [{ price: PRICE }] })
      const paths: string[] = []
      const connection = connectAptos(network.nodeUrl, {
        fetch: (input, init) => {
          paths.push(String(init?.body ?? input))
          return fetch(input, init)
        },
      })
      const drop = { contract, machines: machinesAt(network.publisher) }
      const { machine } = await fetchDropSettings(connection, drop)
      expect(machine.version).to.equal(version)
      expect(paths.filter((path) => path.includes('::version'))).to.have.length(2 - version)
      expect((await mint(drop, 1n)).items).to.have.length(1)
      expect(await fetchMintData(connection, drop)).to.deep.include({ claimed: 1n })
      // It is asked once.
      expect(paths.filter((path) => path.includes('::version'))).to.have.length(2 - version)
    }
  })

  it('are found again after a crash before, and after sending', async () => {
    const drop = await open()
    const crash = new Error('The process ends')
    let signed: SignedTransaction | undefined
    const ending = mint(drop, 2n, {
      beforeSend: (transaction) => {
        signed = transaction
        throw crash
      },
    })
    expect(await failureOf(ending)).to.equal(crash)
    if (!signed) throw new Error('Nothing was signed')
    const { publisher, connection } = network
    const resumed = { ...signed, publisher, coin: { symbol: 'APT', decimals: 8 } }

    // It was never sent, and is sent at most once.
    const unsent = await resumeTransaction(connection, { ...resumed, serialized: undefined })
    expect(unsent).to.equal(undefined)
    for (let times = 0; times < 2; times += 1) {
      expect(await resumeTransaction(connection, resumed)).to.include({ hash: signed.hash })
    }
    const { items } = await resumeMint(connection, { ...drop, hash: signed.hash, quantity: 2n })
    expect(items).to.have.length(2)
    expect(await fetchMintData(connection, drop)).to.deep.include({ claimed: 2n })
  })

  it('are sent after a crash, unless the wallet has used their number by then', async () => {
    const drop = await open()
    const sign = async (quantity: bigint): Promise<SignedTransaction> => {
      let signed: SignedTransaction | undefined
      const crash = new Error('The process ends')
      const ending = mint(drop, quantity, {
        beforeSend: (transaction) => {
          signed = transaction
          throw crash
        },
      })
      expect(await failureOf(ending)).to.equal(crash)
      if (!signed) throw new Error('Nothing was signed')
      return signed
    }
    const [first, second] = [await sign(1n), await sign(2n)]
    const resume = (signed: SignedTransaction) =>
      resumeMint(network.connection, { ...drop, ...signed, quantity: 1n })
    expect((await resume(first)).items).to.have.length(1)
    expect(await failureOf(resume(second))).to.include({ code: 'EXPIRATION_PASSED' })
    expect(await fetchMintData(network.connection, drop)).to.deep.include({ claimed: 1n })
  })
})

/** The error of a call that has to fail. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  if (!outcome) throw new Error('The call did not fail')
  const { error } = outcome
  return isMintlineError(error) ? { code: error.code, message: error.message } : error
}
