import { expect } from 'chai'
import { type ErrorCode, isMintlineError } from '../../src/errors/index.ts'
import {
  fetchVerifiedName,
  type NameRegistry,
  resolveName,
} from '../../src/identifiers/nameRegistry.ts'

/** A network with a name registry whose records tests write. */
export interface NameNetwork {
  /** Opens the registry; undefined = the network has none. */
  open(): Promise<NameRegistry | undefined>
  /** Opens the registry on a network without one. */
  openElsewhere(): Promise<NameRegistry | undefined>
  /** Three addresses in normal form; no test lets the last one claim a name. */
  readonly addresses: readonly [string, string, string]
  /** Returns a name's spelling in the registry: `alice.eth` for `alice`. */
  spell(label: string): string
  /** Spellings that the registry never has, or that could be mistaken for `alice`'s. */
  readonly misleading: readonly string[]
  /** Points a name at an address, as its owner can at any. */
  point(name: string, address: string): Promise<void>
  /** Lets an address claim a name, as anybody can claim any. */
  claim(address: string, name: string): Promise<void>
}

/**
 * Defines the tests for a chain's name registry: what names may be used for.
 *
 * @param start Returns the same network every time.
 */
export function testNameRegistry(start: () => Promise<NameNetwork>): void {
  let network: NameNetwork
  let registry: NameRegistry
  let alice: string
  let mallory: string
  let nobody: string
  before(async () => {
    network = await start()
    const opened = await network.open()
    if (!opened) throw new Error('The network has no registry')
    registry = opened
    ;[alice, mallory, nobody] = network.addresses
  })

  it('resolves a name to the address that it leads to, in normal form', async () => {
    const name = network.spell('alice')
    await network.point(name, alice)
    expect(await resolveName(registry, name)).to.deep.equal({ name, address: alice })
  })

  it('resolves what a person types, with blanks and capital letters', async () => {
    const name = network.spell('typed')
    await network.point(name, alice)
    const typed = ` ${name.charAt(0).toUpperCase()}${name.slice(1)} `
    expect(await resolveName(registry, typed)).to.deep.equal({ name, address: alice })
  })

  it('says that nobody has a name, and where the network has no names', async () => {
    const name = network.spell('nobody-has-this')
    await expectFailure(resolveName(registry, name), 'NAME_NOT_FOUND')
    const none = await network.openElsewhere()
    expect(none).to.equal(undefined)
    await expectFailure(resolveName(none, name), 'NAMES_NOT_AVAILABLE')
  })

  it('refuses names that cannot be, or could be mistaken for others', async () => {
    for (const text of ['', '.', 'alice', `.${network.spell('alice')}`, ...network.misleading]) {
      await expectFailure(resolveName(registry, text), 'NAME_NOT_VALID')
    }
  })

  it('shows a name that leads back to its address', async () => {
    const name = network.spell('both')
    await network.point(name, alice)
    await network.claim(alice, name)
    expect(await fetchVerifiedName(registry, alice)).to.equal(name)
  })

  it('never shows a name that leads to another address, or nowhere', async () => {
    const name = network.spell('both')
    await network.point(name, alice)
    await network.claim(mallory, name)
    expect(await fetchVerifiedName(registry, mallory)).to.equal(undefined)
    await network.point(network.spell('claimed'), alice)
    await network.claim(mallory, network.spell('claimed'))
    expect(await fetchVerifiedName(registry, mallory)).to.equal(undefined)
  })

  it('shows none for an address that claims none', async () => {
    expect(await fetchVerifiedName(registry, nobody)).to.equal(undefined)
  })

  it('ends at once when it is aborted', async () => {
    const reason = new Error('left the page')
    const signal = AbortSignal.abort(reason)
    const failure = await resolveName(registry, network.spell('alice'), { signal }).catch(
      (error: unknown) => error,
    )
    expect(failure).to.equal(reason)
  })
}

async function expectFailure(asked: Promise<unknown>, code: ErrorCode): Promise<void> {
  const failure = await asked.catch((error: unknown) => error)
  if (!isMintlineError(failure, code)) throw failure
}
