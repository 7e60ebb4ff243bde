import { expect } from 'chai'
import type { Workplace } from './_command.ts'

/** A drop whose owner is a vault of three owners, of whom two agree. */
export interface VaultSetting {
  /** Has the drop's config, and the key of an owner. */
  readonly proposer: Workplace
  /** The same folder with a key of nobody. */
  readonly stranger: Workplace
  /** Address for `--propose`. */
  readonly vault: string
  /** Address that owns the drop. */
  readonly owner: string
  /** Address without a vault. */
  readonly nowhere: string
  /** Error codes. */
  readonly refusals: { readonly stranger: string; readonly nowhere: string }
  /** Executes a proposal with the approval of who proposed it alone, or a second owner's too. */
  execute(id: string, approvals: 1 | 2): Promise<'success' | 'refused'>
  /** How many proposals the vault has had. */
  proposals(): Promise<number>
}

interface Failed {
  readonly error: { readonly code: string; readonly message: string }
}

interface Proposed {
  readonly proposal: { readonly id: string; readonly owners: readonly string[] }
}

/** Tests proposals to a chain's vaults; the same on each chain. */
export function itProposesToVaults(setting: () => VaultSetting): void {
  const set = (bps: string, vault = setting().vault) => [
    ...['royalties', 'set', '--bps', bps],
    ...['--propose', vault],
  ]
  const shown = async () => (await setting().proposer.runInside(['royalties'])).stdout

  it('propose a change, which the owners then make', async () => {
    const { proposer, execute } = setting()
    const before = await shown()
    const { code, data, stderr } = await proposer.jsonInside<Proposed>(set('700'))
    expect(code, stderr).to.equal(0)
    expect(stderr).to.include('where 2 of 3 owners agree')
    expect(stderr).to.match(/royalties +5%.* -> 7%/)
    const { id, owners } = data.proposal
    expect(owners).to.have.length(3)
    expect(await shown()).to.equal(before)

    expect(await execute(id, 1)).to.equal('refused')
    expect(await shown()).to.equal(before)
    expect(await execute(id, 2)).to.equal('success')
    expect(await shown()).to.match(/^royalties 7%/)
  })

  it('say who has to agree', async () => {
    const { code, stdout, stderr } = await setting().proposer.runInside(set('750'))
    expect(code, stderr).to.equal(0)
    expect(stdout).to.include('proposed, and not done before 2 of 3 owners agree')
    expect(stdout.toLowerCase()).to.include(setting().owner.toLowerCase())
  })

  it('show a plan without proposing it', async () => {
    const { proposer, proposals } = setting()
    const before = await proposals()
    const { code, stdout, stderr } = await proposer.runInside([...set('900'), '--dry-run'])
    expect(code, stderr).to.equal(0)
    expect(stdout).to.include('nothing was sent')
    expect(stdout).not.to.include('would fail')
    expect(await proposals()).to.equal(before)
  })

  it('error: the wallet is no owner, or there is no vault', async () => {
    const { stranger, proposer, nowhere, refusals, proposals } = setting()
    const before = await proposals()
    const foreign = await stranger.jsonInside<Failed>(set('900'))
    expect([foreign.code, foreign.data.error.code]).to.deep.equal([3, refusals.stranger])
    const missing = await proposer.jsonInside<Failed>(set('900', nowhere))
    expect([missing.code, missing.data.error.code]).to.deep.equal([4, refusals.nowhere])
    expect(await proposals()).to.equal(before)
  })

  it('error: a command that cannot be proposed, before any node is asked', async () => {
    const { proposer, vault } = setting()
    for (const command of [['launch'], ['deploy'], ['mint']]) {
      const { code, data } = await proposer.jsonInside<Failed>([...command, '--propose', vault])
      expect([code, data.error.code]).to.deep.equal([2, 'USAGE_INVALID'])
    }
  })
}
