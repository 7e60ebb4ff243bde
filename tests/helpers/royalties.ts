import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import type { Chain, Outcome } from './chain.ts'
import type { Deployment } from './deployment.ts'
import { expectUnchanged } from './effects.ts'
import { expectEditionsError } from './programFailure.ts'

/** Royalties in the form that the editions program takes. */
export type RoyaltyArguments = Parameters<Deployment['addRoyalties']>[0]

/** Creates royalties for new wallets with these shares. */
export function royaltiesOf(royaltyBasisPoints: number, shares: number[]): RoyaltyArguments {
  return {
    royaltyBasisPoints,
    creators: shares.map((share) => ({ address: Keypair.generate().publicKey, share })),
  }
}

/** Returns metadata fields that represent royalties. */
export function royaltyFields({
  royaltyBasisPoints,
  creators,
}: RoyaltyArguments): Record<string, string> {
  const shares = creators.map(({ address, share }) => [address.toBase58(), `${share}`])
  return { royalty_basis_points: `${royaltyBasisPoints}`, ...Object.fromEntries(shares) }
}

/** An instruction that writes royalties. */
interface RoyaltyTest {
  /** Deploys a collection to write royalties to. */
  deploy: () => Promise<Deployment>
  write: (deployment: Deployment, args: RoyaltyArguments) => Promise<Outcome>
}

/** Tests the rules for royalties, both for first ones and for replacements. */
export function testRoyaltyRules(chain: () => Chain, { deploy, write }: RoyaltyTest): void {
  async function refuses(args: RoyaltyArguments, error: string): Promise<void> {
    const deployment = await deploy()
    const outcome = await expectUnchanged(chain(), deployment.addresses(), () =>
      write(deployment, args),
    )
    expectEditionsError(outcome, error)
  }

  async function allows(args: RoyaltyArguments): Promise<void> {
    const deployment = await deploy()
    expect((await write(deployment, args)).failure).to.equal(undefined)
    expect(await deployment.fields()).to.deep.equal(royaltyFields(args))
  }

  describe('royalty rules', () => {
    it('shares that do not sum to 100 are refused, also where they would in eight bits', async () => {
      for (const shares of [[99], [50, 51], [101], [200, 156], [255, 255, 255, 255, 104]]) {
        await refuses(royaltiesOf(500, shares), 'CreatorSharesInvalid')
      }
    })

    it('a share of 0 is refused', async () => {
      await refuses(royaltiesOf(500, [100, 0]), 'CreatorSharesInvalid')
      await refuses(royaltiesOf(500, [0]), 'CreatorSharesInvalid')
    })

    it('royalties need somebody to receive them', async () => {
      await refuses(royaltiesOf(1, []), 'CreatorSharesInvalid')
    })

    it('a creator who is named twice is refused', async () => {
      const args = royaltiesOf(500, [50, 25])
      const twice = args.creators.slice(0, 1).map((creator) => ({ ...creator, share: 25 }))
      await refuses({ ...args, creators: [...args.creators, ...twice] }, 'DuplicateCreator')
    })

    it('the default address is refused', async () => {
      await refuses(
        { royaltyBasisPoints: 500, creators: [{ address: PublicKey.default, share: 100 }] },
        'CreatorIsDefault',
      )
    })

    it("the collection's own accounts are refused", async () => {
      const deployment = await deploy()
      for (const address of [...deployment.addresses(), EDITIONS_PROGRAM_ID]) {
        const outcome = await expectUnchanged(chain(), deployment.addresses(), () =>
          write(deployment, { royaltyBasisPoints: 0, creators: [{ address, share: 100 }] }),
        )
        expectEditionsError(outcome, 'CreatorIsCollection')
      }
    })

    it('five creators are allowed, six are not', async () => {
      await allows(royaltiesOf(500, [20, 20, 20, 20, 20]))
      await refuses(royaltiesOf(500, [20, 20, 20, 20, 10, 10]), 'TooManyCreators')
    })

    it('royalties of 10,000 basis points are allowed, of 10,001 and 65,535 are not', async () => {
      await allows(royaltiesOf(10_000, [100]))
      await refuses(royaltiesOf(10_001, [100]), 'RoyaltyTooHigh')
      await refuses(royaltiesOf(65_535, [100]), 'RoyaltyTooHigh')
    })

    it('royalties of 0 are allowed, with and without creators', async () => {
      await allows(royaltiesOf(0, []))
      await allows(royaltiesOf(0, [60, 40]))
      await refuses(royaltiesOf(0, [60, 41]), 'CreatorSharesInvalid')
    })
  })
}
