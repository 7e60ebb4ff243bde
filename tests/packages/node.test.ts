import { expect } from 'chai'
import { importProblems } from './helpers/importProblems.ts'
import { entryPoints } from './helpers/manifests.ts'
import { PACKAGES } from './helpers/packed.ts'
import { strangersProject } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'

describe('all packages, in plain Node', () => {
  for (const { name } of PACKAGES) {
    it(`import every entry point of ${name}, without a warning`, () => {
      const project = strangersProject()
      expect(importProblems(entryPoints(project, name), project)).to.equal('')
    })
  }

  it('plan a deployment and build a merkle list without a network', () => {
    const script = `
      import { buildMerkleList, merkleLeaf, planDeploy, verifyMerkleProof } from '@mintline/solana'
      import { PublicKey } from '@solana/web3.js'

      const creator = '4wBqpZM9xaSheZzJSMawUKKwhdpChKbZ5eu5ky4Vigw'
      const everything = [{ address: creator, share: 100 }]
      const { transactions } = planDeploy({
        creator,
        symbol: 'STRANGER',
        collectionName: 'A collection',
        collectionUri: 'https://example.com/collection.json',
        itemBaseName: 'Item #{}',
        itemBaseUri: 'https://example.com/{}.json',
        treasury: creator,
        maxNumberOfTokens: 10n,
        royalties: { royaltyBasisPoints: 500, creators: everything },
        platformFee: { platformFeeValue: 300n, recipients: everything },
      })
      const list = await buildMerkleList([{ user: creator, price: 5n, maxClaims: 1n }])
      const leaf = merkleLeaf({ wallet: new PublicKey(creator), price: 5n, maxClaims: 1n })
      const { proof } = list.documentOf(creator)
      console.log(transactions.length, verifyMerkleProof({ leaf, proof, root: list.root }))
    `
    expect(runScript(script, strangersProject())).to.equal('1 true\n')
  })
})
