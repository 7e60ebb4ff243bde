import { phaseTermsOf, planDeploy } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { parseMetadataDocument } from '#entities/metadata/lib/metadataDocument.ts'
import { pictureUrl } from '#entities/metadata/lib/pictureUrl.ts'
import { demoDropOf, demoPhaseAt, demoSymbol } from './planDemoDrop.ts'

const WALLET = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'

describe('demoDropOf', () => {
  it('takes one transaction, and another one for its phase', () => {
    const phases = [phaseTermsOf(demoPhaseAt(1_000n), 1_000n)]
    const { transactions } = planDeploy({ ...demoDropOf(WALLET, demoSymbol(1_000)), phases })
    expect(transactions.map(({ title }) => title)).toEqual(['Deploy DEMO1000', 'Add phase 1'])
  })

  it('has names and pictures in its metadata', () => {
    const { collectionUri, itemBaseUri } = demoDropOf(WALLET, 'DEMO')
    const documentIn = (uri: string) =>
      parseMetadataDocument(new TextEncoder().encode(uri.slice(uri.indexOf(',') + 1)))
    const collection = documentIn(collectionUri)
    const item = documentIn(itemBaseUri.replaceAll('{}', '12'))
    expect([collection?.name, item?.name]).toEqual(['Demo Drop', 'Demo 12'])
    for (const document of [collection, item]) {
      expect(pictureUrl(document?.image ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*\/>$/)
    }
  })

  it('numbers symbols from the second on', () => {
    expect([1, 2, 10].map(demoSymbol)).toEqual(['DEMO', 'DEMO2', 'DEMO10'])
  })
})
