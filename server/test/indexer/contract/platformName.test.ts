import { expect } from 'chai'
import { namedFor } from '../../../src/http/contract/platformName.ts'
import { INDEXER_MODELS } from '../../../src/indexer/schemas/index.ts'

describe('the name of the platform', () => {
  it('stands in enumerations and literals, wherever the default name stood', () => {
    const text = JSON.stringify(namedFor('ACME_ART', INDEXER_MODELS))
    expect(text).to.not.match(/"(\w+_)?MINTLINE(_\w+)?"/)
    expect(text).to.include('"const":"ETH_ACME_ART_V2_DATA_V3_SELL"')
    expect(text).to.include('"const":"ACME_ART_V2"')
    expect(text).to.include('["ACME_ART","EXTERNAL"]')
  })

  it('changes nothing but those', () => {
    const back = namedFor('ACME', INDEXER_MODELS)
    expect(JSON.stringify(back).replaceAll('ACME', 'MINTLINE')).to.equal(
      JSON.stringify(INDEXER_MODELS),
    )
    expect(namedFor('MINTLINE', INDEXER_MODELS)).to.equal(INDEXER_MODELS)
  })
})
