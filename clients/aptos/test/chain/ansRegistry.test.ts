import { fileURLToPath } from 'node:url'
import { fetchVerifiedName, type NameRegistry, resolveName } from '@mintline/core/names'
import { compileMovePackage } from '@mintline/localnet/aptos/move'
import { expect } from 'chai'
import {
  type NameNetwork,
  testNameRegistry,
} from '../../../core/test/conformance/testNameRegistry.ts'
import { ansRegistry } from '../../src/chain/ansRegistry.ts'
import { padded } from '../support/answers.ts'
import { describeOnNetwork, START, startNetwork, type TestNetwork } from '../support/network.ts'

const PACKAGE = fileURLToPath(new URL('../support/names', import.meta.url))
const FOREVER = START * 2n
const [ALICE, MALLORY, NOBODY] = [padded('0xa1'), padded('0xb2'), padded('0xc3')]

describeOnNetwork('ansRegistry', () => {
  let network: TestNetwork
  let registry: NameRegistry | undefined
  let router: string
  before(async () => {
    network = await startNetwork()
    router = network.owner.accountAddress.toStringLong()
    await publish()
    registry = ansRegistry(network.connection, router)
  })
  after(() => network.close())

  const call = (name: string, args: readonly (string | bigint)[]) =>
    network.execute(network.owner, `${router}::router::${name}`, args)
  const point = async (name: string, address: string, expires = FOREVER) => {
    await call('point', [...partsOf(name), address, expires])
  }
  const claim = async (owner: string, name: string) => {
    await call('claim', [owner, ...partsOf(name)])
  }

  testNameRegistry(
    async (): Promise<NameNetwork> => ({
      open: async () => registry,
      openElsewhere: async () => ansRegistry(network.connection),
      addresses: [ALICE, MALLORY, NOBODY],
      spell: (label) => `${label}.apt`,
      // A Cyrillic letter, an invisible one, and forms that the registry has none of.
      misleading: ['\u0430lice.apt', 'ali\u200dce.apt', 'alice.eth', 'a.b.alice.apt', '-lice.apt'],
      point,
      claim,
    }),
  )

  it('follows subdomains both ways', async () => {
    await point('gallery.apt', MALLORY)
    await point('bob.gallery.apt', ALICE)
    await claim(ALICE, 'bob.gallery.apt')
    expect(await resolveName(registry, 'bob.gallery.apt')).to.have.property('address', ALICE)
    expect(registry && (await fetchVerifiedName(registry, ALICE))).to.equal('bob.gallery.apt')
  })

  it('forgets names, and subdomains of names, that have expired', async () => {
    const now = network.now()
    await point('late.apt', ALICE, now)
    await point('sub.late.apt', ALICE)
    await point('sub.gallery.apt', ALICE, now)
    for (const name of ['late.apt', 'sub.late.apt', 'sub.gallery.apt']) {
      const failure = await resolveName(registry, name).catch((error) => error.code)
      expect(failure, name).to.equal('NAME_NOT_FOUND')
    }
  })

  /** Publishes the names of this test. */
  async function publish(): Promise<void> {
    const { aptos, owner } = network
    const { modules, metadata } = await compileMovePackage(PACKAGE, { names: router })
    const transaction = await aptos.publishPackageTransaction({
      account: owner.accountAddress,
      metadataBytes: metadata,
      moduleBytecode: modules.map(({ bytes }) => bytes),
      options: { expireTimestamp: Number(network.now()) + 60 },
    })
    const { hash } = await aptos.signAndSubmitTransaction({ signer: owner, transaction })
    await aptos.waitForTransaction({ transactionHash: hash })
  }
})

/** Returns a name's domain and subdomain; empty = none. */
function partsOf(name: string): [string, string] {
  const [domain = '', subdomain = ''] = name
    .replace(/\.apt$/, '')
    .split('.')
    .reverse()
  return [domain, subdomain]
}
