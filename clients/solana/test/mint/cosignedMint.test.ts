import type { Localnet } from '@mintline/localnet'
import { fetchChainTime, fetchMintState, fetchRent, planClaim, prepareMint } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { getMintWithControlsV2InstructionDataDecoder } from '../../src/generated/kit/editionsControls/instructions/mintWithControlsV2.ts'
import { assertClaimable } from '../../src/mint/assertClaimable.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { Plan } from '../../src/transaction/plan.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'

describe('plans for mints that need a co-sign', () => {
  const named = Keypair.generate()
  let localnet: Localnet
  let drop: Drop
  let minter: Keypair

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet, { symbol: 'SIGNED', cosignerProgramId: named.publicKey })
    await drop.addPhase({ priceAmount: 2_000_000n })
    minter = await fundedWallet(drop.connection)
  })
  after(() => localnet.close())

  async function planOf(wallet: Keypair, cosigner?: Keypair, expiresAt?: bigint): Promise<Plan> {
    const request = {
      wallet: `${wallet.publicKey}`,
      deployment: drop.address,
      ...(cosigner && { cosigner: `${cosigner.publicKey}` }),
      ...(expiresAt !== undefined && { expiresAt }),
    }
    return (await prepareMint(drop.connection, request)).plan
  }

  /** Decodes what the plan's only mint agrees to. */
  function termsOf({ transactions: [transaction] }: Plan) {
    const [mint] = transaction?.instructions ?? []
    if (!mint) throw new Error('The plan mints.')
    const { expiresAt, maxRent } = getMintWithControlsV2InstructionDataDecoder().decode(mint.data)
    const time = expiresAt.__option === 'Some' ? expiresAt.value : undefined
    const rent = maxRent.__option === 'Some' ? maxRent.value : undefined
    return { expiresAt: time, maxRent: rent, signers: mint.keys.filter((key) => key.isSigner) }
  }

  it('end after ten minutes of chain time if another wallet co-signs', async () => {
    for (const cosigner of [drop.creator, named]) {
      const before = await fetchChainTime(drop.connection)
      const { expiresAt = 0n, signers } = termsOf(await planOf(minter, cosigner))
      const after = await fetchChainTime(drop.connection)

      expect(expiresAt >= before + 600n && expiresAt <= after + 600n).to.equal(true)
      expect(signers.map(({ pubkey }) => `${pubkey}`)).to.deep.equal([
        `${minter.publicKey}`,
        `${cosigner.publicKey}`,
      ])
    }
  })

  it('have no end if creator or co-signer mint for themselves', async () => {
    for (const own of [drop.creator, named]) {
      expect(termsOf(await planOf(own)).expiresAt).to.equal(undefined)
    }
  })

  it('end when they are asked to', async () => {
    expect(termsOf(await planOf(minter, named, 5_000_000_000n)).expiresAt).to.equal(5_000_000_000n)
  })

  it('fail if they are sent too late, with advice, and can be sent again', async () => {
    const mint = {
      ...{ deployment: drop.address, wallet: keypairWallet(minter), quantity: 1n },
      cosigner: keypairWallet(named),
    }
    const past = (await fetchChainTime(drop.connection)) - 1n

    const late = await failureOf(mintItems(drop.connection, { ...mint, expiresAt: past }))

    expect(late).to.have.property('message').that.includes('Mint again')
    const { minted } = await mintItems(drop.connection, mint)
    expect(minted).to.equal(1n)
  })

  it('always have a bound on rent: what is planned, a page and two counters', async () => {
    const rentOf = await fetchRent(drop.connection)
    const plan = await planOf(minter, named)
    const margin = rentOf(114 + 40) + 2n * rentOf(114)

    expect(termsOf(plan).maxRent).to.equal((plan.transactions[0]?.rent ?? 0n) + margin)
  })

  it('read the rent that the node asks for, once for each connection', async () => {
    const rentOf = await fetchRent(drop.connection)

    expect(rentOf(170)).to.equal(
      BigInt(await drop.connection.getMinimumBalanceForRentExemption(170)),
    )
    expect(await fetchRent(drop.connection)).to.equal(rentOf)
  })

  it('use the rent of the state that was read', async () => {
    const request = { wallet: `${minter.publicKey}`, deployment: drop.address, quantity: 1n }
    const cosigned = { ...request, cosigner: `${named.publicKey}` }
    const read = await fetchMintState(drop.connection, cosigned)
    const terms = assertClaimable(read, cosigned)
    const rents = [6_960n, 69_600n].map(async (rentRate) => {
      const state = { ...read, terms, rentRate }
      const { plan } = await planClaim(drop.connection, { ...cosigned, state })
      return termsOf(plan).maxRent ?? 0n
    })

    const [usual = 0n, raised = 0n] = await Promise.all(rents)
    expect(raised >= 10n * usual).to.equal(true)
  })
})
