import { expect } from 'chai'
import * as calls from '../../src/indexer/calls.ts'
import type { LazyItemForm } from '../../src/lazy-items/lazyItem.ts'
import type { Parameters } from '../read-model/_app.ts'
import { inputsOf } from '../read-model/_bodyFields.ts'
import { refused, requestsOf, type Varied } from '../read-model/_variations.ts'
import { openStudio, type Studio, tokenOf, userOf } from './_studio.ts'

/** Item fields that creators sign. */
const SIGNED: Varied['inputs'] = {
  uri: refused('/ipfs/other'),
  'creators.account': refused(userOf(2)),
  'creators.value': refused(9_999),
  'royalties.account': refused(userOf(2)),
  'royalties.value': refused(700),
  signatures: refused([`0x${'11'.repeat(65)}`]),
}

const KINDS = ['ETH_ERC721', 'ETH_ERC1155'] as const

describe('every field of a form about lazy items has an effect:', () => {
  let studio: Studio
  before(async () => {
    studio = await openStudio()
  })
  after(() => studio.stop())

  /** Returns an item's fields, with values that differ from the signed ones. */
  const fieldsOf = (kind: (typeof KINDS)[number]): Varied['inputs'] => ({
    '@type': refused(kind === 'ETH_ERC721' ? 'ETH_ERC1155' : 'ETH_ERC721'),
    id: refused(`ETHEREUM:0x${'77'.repeat(20)}:${tokenOf(1, 999)}`),
    ...SIGNED,
    ...(kind === 'ETH_ERC1155' && { supply: refused('11') }),
  })
  const newItem = (kind: (typeof KINDS)[number]): Promise<LazyItemForm> =>
    kind === 'ETH_ERC721' ? studio.item() : studio.copied()

  it('all are tried', () => {
    const tried = KINDS.flatMap((kind) =>
      Object.keys(fieldsOf(kind)).map((name) => `item.(${kind}).${name}`),
    )
    expect(tried).to.have.members(inputsOf('mintLazyItem', 'indexer'))
    expect(Object.keys(BURNED)).to.have.members(inputsOf('burnLazyItem', 'indexer'))
  })

  for (const kind of KINDS) {
    for (const [name, variation] of Object.entries(fieldsOf(kind))) {
      it(`${name} of an item of ${kind} is what was signed`, async () => {
        const item = await newItem(kind)
        const parameters: Parameters = { lazyItemMintForm: { item } }
        const [plain, varied] = requestsOf(
          calls.mintLazyItem,
          parameters,
          `item.(${kind}).${name}`,
          variation,
        )
        const before = await studio.stored()
        const other = await studio.ask(calls.mintLazyItem, varied)
        expect(other.status, JSON.stringify(other.body)).to.be.oneOf([400, 404])
        expect(await studio.stored()).to.equal(before)
        expect((await studio.ask(calls.mintLazyItem, plain)).status).to.equal(200)
      })
    }
  }

  /** Burn form fields. */
  const BURNED: Varied['inputs'] = {
    id: refused(`ETHEREUM:0x${'77'.repeat(20)}:${tokenOf(1, 999)}`),
    creators: refused([userOf(2)]),
    signatures: refused([`0x${'11'.repeat(65)}`]),
  }

  for (const [name, variation] of Object.entries(BURNED)) {
    it(`${name} in a burn form is what was signed`, async () => {
      const item = await studio.item()
      await studio.register(item)
      const parameters: Parameters = { lazyItemBurnForm: await studio.burnForm(item) }
      const [plain, varied] = requestsOf(calls.burnLazyItem, parameters, name, variation)
      const other = await studio.ask(calls.burnLazyItem, varied)
      expect(other.status, JSON.stringify(other.body)).to.be.oneOf([400, 404])
      expect((await studio.ask(calls.burnLazyItem, plain)).status).to.equal(204)
    })
  }
})
