import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { irysNodeOn } from '../src/assets/irysNodeOn.ts'
import type { ClusterName } from '../src/cluster/clusterNames.ts'
import { networkOf } from '../src/cluster/clusters.ts'

const OTHER = 'https://irys.example'
const DEVNET = 'https://devnet.irys.xyz/'

describe('Node of Irys', () => {
  const on = (cluster: ClusterName, given?: string) => {
    const network = networkOf(cluster)
    const currency = cluster.startsWith('eclipse') ? 'ETH' : 'SOL'
    try {
      return irysNodeOn(
        { name: network.name, network, currency, isMainnet: !network.testnet },
        given,
      )
    } catch (error) {
      return isMintlineError(error) ? error.message : error
    }
  }

  for (const [cluster, given, expected] of [
    ['mainnet', undefined, 'https://uploader.irys.xyz'],
    ['mainnet', OTHER, OTHER],
    ['devnet', undefined, 'https://devnet.irys.xyz'],
    ['devnet', DEVNET, DEVNET],
    ['testnet', OTHER, OTHER],
  ] as const) {
    it(`on ${cluster} is ${expected}${given ? ', as it is named' : ''}`, () => {
      expect(on(cluster, given)).to.equal(expected)
    })
  }

  for (const [title, cluster, given, message] of [
    [
      'none on testnet',
      'testnet',
      undefined,
      /^Irys has no node for .*: name one with --irys <url>/,
    ],
    ['none on Eclipse', 'eclipse', OTHER, /^--irys and --arweave are paid in SOL/],
    ['not that of the devnet, with real money', 'mainnet', DEVNET, /has real money$/],
  ] as const) {
    it(`is ${title}`, () => {
      expect(on(cluster, given)).to.match(message)
    })
  }
})
