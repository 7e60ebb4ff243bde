import { allowlistEntryAddress } from '@mintline/solana'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { gains, mintInVain, tokenAccountOf } from '../../../helpers/effects.ts'
import { ALLOWLIST_PHASE, listed, listedPhase, merkleInput } from '../../../helpers/lists.ts'
import { readMetadata, readMint, readTokenAccount } from '../../../helpers/mintState.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('mintWithControlsV2 in a public phase', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  it('gives any wallet the next item', async () => {
    // Given an open public phase and a new wallet
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const minter = await chain.wallet()

    // When it mints
    const mint = await drop.mint(minter)

    // Then it holds item 1, the only one forever
    const { supply, decimals, mintAuthority } = await readMint(chain, mint)
    expect({ supply, decimals, mintAuthority }).to.deep.equal({
      supply: 1n,
      decimals: 0,
      mintAuthority: null,
    })
    const { amount, owner } = await readTokenAccount(chain, tokenAccountOf(mint, minter.publicKey))
    expect({ amount, owner }).to.deep.equal({ amount: 1n, owner: minter.publicKey })
    const { name, uri } = await readMetadata(chain, mint)
    expect({ name, uri }).to.deep.equal({ name: 'Item #1', uri: 'https://example.com/1.json' })
  })

  it('counts the item in the collection, in the phase and for the wallet', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE, OPEN_PHASE] })
    const minter = await chain.wallet()

    // When the wallet mints twice in one phase and once in another
    await drop.mint(minter)
    await drop.mint(minter)
    await drop.mint(minter, { phaseIndex: 1 })

    // Then every counter matches
    expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(3)
    const { phases } = await drop.controlsRecord()
    expect(phases.map(({ currentMints }) => currentMints.toNumber())).to.deep.equal([2, 1])
    expect(await drop.mintCount(minter.publicKey)).to.equal(3n)
    expect(await drop.phaseMintCount(minter.publicKey, 0)).to.equal(2n)
    expect(await drop.phaseMintCount(minter.publicKey, 1)).to.equal(1n)
  })

  it('does not let an attacker set a price by adding merkle input', async () => {
    // Given a phase with a price, and a list made up by the attacker to mint for free
    const drop = await Collection.deploy(chain, {
      phases: [{ ...OPEN_PHASE, priceAmount: 1_000_000n }],
    })
    const attacker = await chain.wallet()
    const entry = listed(attacker.publicKey, { price: 0n, maxClaims: 9n })
    const { list } = listedPhase([entry])

    // When the attacker mints with it
    const outcome = await mintInVain(drop, attacker, { merkleMintInput: merkleInput(list, entry) })

    // Then the input is refused
    expectControlsError(outcome, 'MerkleInputNotAllowed')
  })

  it('charges the price of the phase even to a wallet with a free allowlist entry', async () => {
    // Given a free entry in an allowlist phase, and a public phase with a price
    const drop = await Collection.deploy(chain, {
      phases: [ALLOWLIST_PHASE, { ...OPEN_PHASE, priceAmount: 2_000_000n }],
    })
    const minter = await chain.wallet()
    const { publicKey } = minter
    await drop.allow(publicKey, { phaseIndex: 0, price: 0, amount: 1 })

    // When the wallet mints in the public phase with the entry of the other
    const instruction = replaceAccount(
      await drop.mintV2(publicKey, { phaseIndex: 1, usesAllowlist: true }),
      allowlistEntryAddress(drop.deployment, publicKey, 1),
      allowlistEntryAddress(drop.deployment, publicKey, 0),
    )
    const [paid] = await gains(chain, [drop.creator.publicKey], () =>
      chain.send([instruction], [minter]),
    )

    // Then it pays the price of the phase
    expect(paid).to.equal(2_000_000n)
  })
})
