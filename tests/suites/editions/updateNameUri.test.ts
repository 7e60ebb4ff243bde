import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { createUpdateFieldInstruction } from '@solana/spl-token-metadata'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Deployment, type Item, type UpdateNameUriAccounts } from '../../helpers/deployment.ts'
import { withoutSignature } from '../../helpers/editInstruction.ts'
import { expectUnchanged } from '../../helpers/effects.ts'
import { editionsEvents } from '../../helpers/events.ts'
import { expectFrameworkError } from '../../helpers/frameworkError.ts'
import { readMember, readMetadata, readMint } from '../../helpers/mintState.ts'
import { pretendIssued } from '../../helpers/pretendIssued.ts'
import { expectEditionsError } from '../../helpers/programFailure.ts'
import { expectExactRent, gainOf } from '../../helpers/rent.ts'

const TEXTS = { newName: 'Renamed', newUri: 'https://example.org/renamed.json' }

describe('editions / updateNameUri', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  /** Deploys with an item owned by a wallet. */
  async function deployWithItem(): Promise<{ deployment: Deployment; item: Item; owner: Keypair }> {
    const deployment = await Deployment.deploy(chain)
    const owner = await chain.wallet()
    return { deployment, owner, item: await deployment.mintItem(owner) }
  }

  /** Expects that renaming is refused. */
  async function refusesMint(deployment: Deployment, mint: PublicKey) {
    const outcome = await expectUnchanged(chain, [...deployment.addresses(), mint], () =>
      deployment.trySend(deployment.updateNameUri(TEXTS, { mint })),
    )
    expectEditionsError(outcome, 'NotAnItem')
  }

  describe('who may rename', () => {
    it('an attacker cannot name themselves as the creator', async () => {
      const { deployment, item } = await deployWithItem()
      const attacker = await chain.wallet()
      const { publicKey } = attacker
      const instruction = await deployment.updateNameUri(TEXTS, {
        mint: item.mint,
        creator: publicKey,
        payer: publicKey,
      })
      const outcome = await expectUnchanged(chain, [item.mint], () =>
        chain.trySend([instruction], [attacker]),
      )
      expectEditionsError(outcome, 'BadOwner')
    })

    it('the owner of an item cannot rename it', async () => {
      const { deployment, item, owner } = await deployWithItem()
      const { publicKey } = owner

      // When the owner calls the program in place of the creator
      const asCreator = await deployment.updateNameUri(TEXTS, {
        mint: item.mint,
        creator: publicKey,
        payer: publicKey,
      })
      const outcome = await expectUnchanged(chain, [item.mint], () =>
        chain.trySend([asCreator], [owner]),
      )
      expectEditionsError(outcome, 'BadOwner')

      // When the owner, or even the creator, calls Token-2022 as the update authority
      for (const wallet of [owner, deployment.creator]) {
        const direct = createUpdateFieldInstruction({
          programId: TOKEN_2022_PROGRAM_ID,
          metadata: item.mint,
          updateAuthority: wallet.publicKey,
          field: 'name',
          value: 'Mine',
        })
        const refused = await expectUnchanged(chain, [item.mint], () =>
          chain.trySend([direct], [wallet]),
        )
        expect(refused.failure?.program).to.equal(TOKEN_2022_PROGRAM_ID.toBase58())
      }
    })

    for (const role of ['creator', 'payer'] as const) {
      it(`the ${role} must sign`, async () => {
        const { deployment, item } = await deployWithItem()
        const [attacker, victim] = [await chain.wallet(), await chain.wallet()]
        const address = role === 'creator' ? deployment.creator.publicKey : victim.publicKey
        const signer = role === 'creator' ? attacker : deployment.creator
        const accounts: Partial<UpdateNameUriAccounts> = {
          payer: signer.publicKey,
          [role]: address,
        }
        const instruction = withoutSignature(
          await deployment.updateNameUri(TEXTS, { mint: item.mint, ...accounts }),
          address,
        )
        const outcome = await expectUnchanged(chain, [item.mint, victim.publicKey], () =>
          chain.trySend([instruction], [signer]),
        )
        expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
      })
    }

    it('an attacker cannot pass a forged deployment', async () => {
      const { deployment, item } = await deployWithItem()
      const record = await chain.account(deployment.address)
      if (!record) throw new Error('There is no deployment.')
      const forged = Keypair.generate().publicKey
      chain.setAccount(forged, { ...record, owner: TOKEN_PROGRAM_ID })
      for (const [editionsDeployment, error] of [
        [forged, 'AccountOwnedByWrongProgram'],
        [deployment.page(0), 'AccountDiscriminatorMismatch'],
      ] as const) {
        const outcome = await expectUnchanged(chain, [item.mint], () =>
          deployment.trySend(
            deployment.updateNameUri(TEXTS, { mint: item.mint, editionsDeployment }),
          ),
        )
        expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, error)
      }
    })

    it('a token program other than Token-2022 is refused', async () => {
      const { deployment, item } = await deployWithItem()
      const outcome = await expectUnchanged(chain, [item.mint], () =>
        deployment.trySend(
          deployment.updateNameUri(TEXTS, { mint: item.mint, tokenProgram: TOKEN_PROGRAM_ID }),
        ),
      )
      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'InvalidProgramId')
    })
  })

  describe('what may be renamed', () => {
    it('an attacker cannot rename items of another deployment through theirs', async () => {
      const { item } = await deployWithItem()
      await refusesMint(await Deployment.deploy(chain), item.mint)
    })

    it('the group mint is not an item', async () => {
      const { deployment } = await deployWithItem()
      await refusesMint(deployment, deployment.groupMint.publicKey)
    })

    it('a token account is not an item', async () => {
      const { deployment, item } = await deployWithItem()
      await refusesMint(deployment, item.tokenAccount)
    })

    it('an account that another program owns is not an item, whatever its bytes are', async () => {
      // Given a copy of an item
      const { deployment, item } = await deployWithItem()
      const mint = await chain.account(item.mint)
      if (!mint) throw new Error('There is no item.')
      const forged = Keypair.generate().publicKey
      chain.setAccount(forged, { ...mint, owner: TOKEN_PROGRAM_ID })

      // Then it is not accepted as an item; nor are a wallet, an empty address and our own records
      await refusesMint(deployment, forged)
      await refusesMint(deployment, (await chain.wallet()).publicKey)
      await refusesMint(deployment, Keypair.generate().publicKey)
      await refusesMint(deployment, deployment.page(0))
    })
  })

  describe('texts', () => {
    it('a name has at most 64 bytes and a uri at most 200', async () => {
      const { deployment, item } = await deployWithItem()
      for (const [texts, error] of [
        [{ ...TEXTS, newName: 'n'.repeat(65) }, 'NameTooLong'],
        [{ ...TEXTS, newName: 'é'.repeat(33) }, 'NameTooLong'],
        [{ ...TEXTS, newUri: 'u'.repeat(201) }, 'UriTooLong'],
      ] as const) {
        const outcome = await expectUnchanged(chain, [item.mint], () =>
          deployment.trySend(deployment.updateNameUri(texts, { mint: item.mint })),
        )
        expectEditionsError(outcome, error)
      }
    })

    it('texts are written unchanged, including `{}` and empty ones', async () => {
      const { deployment, item } = await deployWithItem()
      for (const texts of [
        { newName: 'é'.repeat(32), newUri: 'u'.repeat(200) },
        { newName: 'Item {}', newUri: 'https://example.com/{}' },
        { newName: '', newUri: '' },
      ]) {
        await deployment.send(deployment.updateNameUri(texts, { mint: item.mint }))
        const { name, uri } = await readMetadata(chain, item.mint)
        expect({ newName: name, newUri: uri }).to.deep.equal(texts)
      }
    })

    it('an item may have had a longer name than a new one may', async () => {
      // Given an item whose number, twice in its name, has more digits than `{}` has characters
      const deployment = await Deployment.deploy(chain, { itemBaseName: `${'n'.repeat(60)}{}{}` })
      await pretendIssued(deployment, 300_000n)
      const { mint } = await deployment.mintItem()
      expect((await readMetadata(chain, mint)).name).to.equal(`${'n'.repeat(60)}300001300001`)

      // When it is renamed
      await deployment.send(deployment.updateNameUri(TEXTS, { mint }))

      // Then it has its new name
      expect((await readMetadata(chain, mint)).name).to.equal(TEXTS.newName)
    })

    it('number, symbol, supply and the other items stay', async () => {
      const { deployment, item } = await deployWithItem()
      const other = await deployment.mintItem()
      const { memberNumber } = await readMember(chain, item.mint)
      await expectUnchanged(chain, [...deployment.addresses(), other.mint], () =>
        deployment.send(deployment.updateNameUri(TEXTS, { mint: item.mint })),
      )
      expect((await readMember(chain, item.mint)).memberNumber).to.equal(memberNumber)
      expect((await readMint(chain, item.mint)).supply).to.equal(1n)
      const { symbol, updateAuthority } = await readMetadata(chain, item.mint)
      expect(symbol).to.equal(deployment.input.symbol)
      expect(updateAuthority?.toBase58()).to.equal(deployment.address.toBase58())
    })

    it('the payer tops up the rent exactly, and shorter texts cost nothing', async () => {
      const { deployment, item } = await deployWithItem()
      const payer = await chain.wallet()
      const rename = async (newName: string, newUri: string) => {
        const held = await chain.balance(item.mint)
        const instruction = await deployment.updateNameUri(
          { newName, newUri },
          { mint: item.mint, payer: payer.publicKey },
        )
        const [gain] = await gainOf(chain, payer.publicKey, () =>
          chain.send([instruction], [deployment.creator, payer]),
        )
        expect(gain).to.equal(held - (await chain.balance(item.mint)))
        return gain
      }

      // When the texts grow, then the payer pays the missing rent
      const gain = await rename('n'.repeat(64), 'u'.repeat(200))
      expect(gain < 0n).to.equal(true)
      await expectExactRent(chain, [item.mint])

      // When they are shortened and lengthened again, then nobody pays
      expect(await rename('', '')).to.equal(0n)
      expect(await rename('n'.repeat(64), 'u'.repeat(200))).to.equal(0n)
      await expectExactRent(chain, [item.mint])
    })
  })

  it('an event has the new texts of the item', async () => {
    const { deployment, item } = await deployWithItem()
    const outcome = await deployment.send(deployment.updateNameUri(TEXTS, { mint: item.mint }))
    expect(editionsEvents(outcome)).to.deep.equal([
      {
        name: 'itemNameUriUpdated',
        data: {
          editionsDeployment: deployment.address.toBase58(),
          mint: item.mint.toBase58(),
          ...TEXTS,
        },
      },
    ])
  })
})
