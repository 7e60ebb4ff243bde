import { addPhase, modifyPhase, modifyPlatformFee, type PlatformFeeTerms } from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changePhase } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { flatFee, percentFee } from '../../../helpers/fees.ts'
import { tryInVain } from '../../../helpers/ownerAccess.ts'
import { addToken, expectOwedTokens, sendMintV3 } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop } from '../../../helpers/tokenDrop.ts'

const PRICE = 5_000_000n

describe('a flat platform fee and prices in tokens', () => {
  let chain: Chain
  let token: Token
  let recipient: PublicKey

  before(async () => {
    chain = await Chain.start()
    token = await Token.create(chain)
    recipient = (await chain.wallet()).publicKey
  })

  /** Deploys a collection with a phase in lamports; its phases may be priced in the token. */
  async function launch(platformFee: PlatformFeeTerms): Promise<Collection> {
    const drop = await Collection.deploy(chain, { platformFee, phases: [OPEN_PHASE] })
    await addToken(drop, token)
    return drop
  }

  function setFee({ deployment, creator }: Collection, platformFee: PlatformFeeTerms) {
    return modifyPlatformFee({ deployment, admin: creator.publicKey, platformFee })
  }

  describe('in a collection with a fee in lamports', () => {
    it('no phase can get a price in tokens, not even a free or a closed one', async () => {
      const drop = await launch(flatFee(1n, [recipient]))
      const { deployment, creator } = drop
      const owner = { deployment, creator: creator.publicKey }

      for (const terms of [
        { priceAmount: PRICE },
        { priceAmount: 0n },
        { startTime: 1n, endTime: 2n },
      ]) {
        const phase = { ...OPEN_PHASE, priceToken: token.mint, ...terms }
        for (const attempt of [
          addPhase({ ...owner, phase }),
          modifyPhase({ ...owner, phaseIndex: 0, active: false, phase }),
        ]) {
          expectControlsError(await tryInVain(drop, attempt, [creator]), 'FlatFeeInLamports')
        }
      }
    })

    it('a fee of 0 is none, so that phases can be priced in tokens', async () => {
      const drop = await launch(flatFee(0n, [recipient]))

      await changePhase(drop, 0, { priceToken: token.mint })
      await drop.addPhase({ priceToken: token.mint })

      expect((await drop.controlsRecord()).phases).to.have.length(2)
    })

    it('a fee admin that makes it a percentage opens the way', async () => {
      const drop = await launch(flatFee(1n, [recipient]))
      await chain.send([setFee(drop, percentFee(1n, [recipient]))], [drop.creator])

      await drop.addPhase({ priceToken: token.mint })

      expect((await drop.controlsRecord()).phases).to.have.length(2)
    })
  })

  describe('in a collection with a phase in tokens', () => {
    async function withTokenPhase(): Promise<Collection> {
      const drop = await launch(percentFee(100n, [recipient]))
      await drop.addPhase({ priceAmount: PRICE, priceToken: token.mint })
      return drop
    }

    it('no fee in lamports can be set, whatever its amount', async () => {
      const drop = await withTokenPhase()
      for (const fee of [1n, 1_000_000n, (1n << 64n) - 1n]) {
        const attempt = setFee(drop, flatFee(fee, [recipient]))
        expectControlsError(await tryInVain(drop, attempt, [drop.creator]), 'FlatFeeInLamports')
      }
    })

    it('no fee in lamports can be set while the phase is paused or over', async () => {
      const drop = await withTokenPhase()
      const attempt = setFee(drop, flatFee(1n, [recipient]))
      for (const [terms, active] of [
        [{}, false],
        [{ startTime: 1n, endTime: 2n }, true],
      ] as const) {
        await changePhase(drop, 1, { priceToken: token.mint, ...terms }, active)
        expectControlsError(await tryInVain(drop, attempt, [drop.creator]), 'FlatFeeInLamports')
      }
    })

    it('one can be set once the phase is in lamports', async () => {
      const drop = await withTokenPhase()
      await changePhase(drop, 1, { priceAmount: PRICE })

      await chain.send([setFee(drop, flatFee(1n, [recipient]))], [drop.creator])

      expect((await drop.controlsRecord()).isFeeFlat).to.equal(true)
    })

    it('other recipients and percentages can be set', async () => {
      const drop = await withTokenPhase()
      const fee = percentFee(10_000n, [Keypair.generate().publicKey, recipient], [1, 99])

      await chain.send([setFee(drop, fee)], [drop.creator])

      expect((await drop.controlsRecord()).platformFeeValue.toNumber()).to.equal(10_000)
    })
  })

  it('of 0 leaves the treasury the whole price in tokens', async () => {
    const wallet = await chain.wallet()
    const drop = await launchTokenDrop(chain, {
      overrides: { platformFee: flatFee(0n, [wallet.publicKey]) },
    })
    const { collection, buyer, treasury } = drop
    await drop.token.give(wallet.publicKey)

    await sendMintV3(collection, [buyer], { token: drop.token })

    expect(await drop.token.held(treasury.publicKey)).to.equal(PRICE)
    expect(await drop.token.held(wallet.publicKey)).to.equal(0n)
    await expectOwedTokens(collection, drop.token, 0n)
  })
})
