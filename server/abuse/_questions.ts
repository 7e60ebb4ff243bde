import { parseCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import { balanceOf } from '../src/nodes/balanceOf.ts'
import { acceptsSignature } from '../src/nodes/contractSignature.ts'
import { collectionOwner } from '../src/nodes/evmCall.ts'
import type { AskedNode, Nodes } from '../src/nodes/nodeUrls.ts'
import { resolveDomain } from '../src/nodes/resolveDomain.ts'

const CONTRACT = `0x${'ab'.repeat(20)}`
const WALLET = '8BnGHz3rNWikmgb6oTLEQmtJLR8V39PeNAHZ5bT52kG8'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** Every question that the interface asks a node, by what it is about. */
export const QUESTIONS: Readonly<Record<string, (node: AskedNode) => Promise<unknown>>> = {
  'a balance in ether': (node) => balanceIn('ETHEREUM', node, `0x${'0'.repeat(40)}`, CONTRACT),
  'a balance in a token': (node) => balanceIn('ETHEREUM', node, CONTRACT, CONTRACT),
  'a balance in SOL': (node) =>
    balanceIn('SOLANA', node, '11111111111111111111111111111111', WALLET),
  'a balance in a Solana token': (node) => balanceIn('SOLANA', node, MINT, WALLET),
  'the owner of a contract': (node) =>
    collectionOwner(nodesOf('ETHEREUM', node), parseCollectionId(`ETHEREUM:${CONTRACT}`)),
  'a signature of a contract': (node) =>
    acceptsSignature(node, { contract: CONTRACT, hash: `0x${'ab'.repeat(32)}`, signature: '0xcd' }),
  'a domain': (node) => resolveDomain(nodesOf('ETHEREUM', node), 'someone.eth'),
}

function balanceIn(
  blockchain: 'ETHEREUM' | 'SOLANA',
  node: AskedNode,
  currency: string,
  owner: string,
) {
  return balanceOf(nodesOf(blockchain, node), parseCurrencyId(`${blockchain}:${currency}`), owner)
}

function nodesOf(blockchain: 'ETHEREUM' | 'SOLANA', { urls, signal }: AskedNode): Nodes {
  return { [blockchain]: urls, signal }
}
